/**
 * Buttons of a decision come and go. Whoever works there by keyboard stays there: when the focused
 * button is gone, the first one that can be pressed takes the focus.
 */
export function keepFocus(section: HTMLElement): () => void {
  let within = false;
  const enter = () => {
    within = true;
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !section.contains(event.relatedTarget)) within = false;
  };
  const press = (event: PointerEvent) => {
    if (event.target instanceof Node && !section.contains(event.target)) within = false;
  };
  const watcher = new MutationObserver(() => {
    if (within && (document.activeElement === document.body || document.activeElement === null)) focusFirst(section);
  });
  section.addEventListener('focusin', enter);
  section.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', press);
  watcher.observe(section, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    section.removeEventListener('focusin', enter);
    section.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', press);
    watcher.disconnect();
  };
}

/** The first answer: an action or a face of a die, rather than a word that can be explained. */
export function focusFirst(section: Element | null): void {
  const found = ['.button:not(:disabled), .face:not(:disabled)', 'button:not(:disabled), a[href]'].map((what) =>
    section?.querySelector<HTMLElement>(what),
  );
  found.find((element) => element)?.focus({ preventScroll: true });
}
