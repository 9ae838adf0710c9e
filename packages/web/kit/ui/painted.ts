/** Resolves when what was just drawn is on the screen, a frame after it was handed over; at once where the page is hidden. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Does something after the next paint, for an effect that may be gone by then: what it answers calls it off. */
export function oncePainted(work: () => void): () => void {
  let calledOff = false;
  void painted().then(() => {
    if (!calledOff) work();
  });
  return () => {
    calledOff = true;
  };
}
