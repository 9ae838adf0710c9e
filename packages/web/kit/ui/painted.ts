/** Resolves when what was just drawn is on the screen, a frame after it was handed over; at once where nobody looks. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}
