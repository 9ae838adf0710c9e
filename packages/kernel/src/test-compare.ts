/** Whether a sentence says everything: no hole, nothing that is missing. */
export function complete(sentence: string): boolean {
  return sentence !== '' && !/[{}]|undefined|NaN|\[object/.test(sentence);
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}

/** JSON with sorted keys, so that equal values give equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
