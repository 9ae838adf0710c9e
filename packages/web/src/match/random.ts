/** A whole number below `below`, without bias. */
export function random(below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? value % below : random(below);
}
