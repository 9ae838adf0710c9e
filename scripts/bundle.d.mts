export function bundleServer(program: string, outdir: string): Promise<string>;
