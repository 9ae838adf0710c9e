/** Colours and weights of text; each is the text itself where the terminal has none. */
const CODES: Readonly<Record<Style, readonly [on: number, off: number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
};

type Style = 'bold' | 'dim' | 'underline' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan';
export type Paint = Readonly<Record<Style, (text: string) => string>>;

export function makePaint(colours: boolean): Paint {
  const styles = Object.keys(CODES) as Style[];
  return Object.fromEntries(styles.map((style) => [style, colours ? wrapIn(...CODES[style]) : plainly])) as Paint;
}

/** Whether a stream shows colours: https://no-color.org, and FORCE_COLOR for the contrary. */
export function hasColours(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

const plainly = (text: string): string => text;

const wrapIn =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;
