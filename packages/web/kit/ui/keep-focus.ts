import { painted } from './painted.ts';

/** An action or a face of a die, rather than a word that can be explained; nobody takes a move back by pressing Enter twice. */
const ANSWER = '.button:not(:disabled, .take-back), .face:not(:disabled)';

/**
 * Buttons of a decision come and go. Whoever works there by keyboard stays there: when the focused
 * button is gone, the first answer takes the focus, or, while others decide, the place itself until there is one.
 */
export function keepFocus(section: HTMLElement): () => void {
  section.tabIndex = -1;
  let within = false;
  let byKeyboard = false;
  const enter = ({ target }: FocusEvent) => {
    within = true;
    byKeyboard = target instanceof Element && target.matches(':focus-visible');
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !section.contains(event.relatedTarget)) within = false;
  };
  const press = (event: PointerEvent) => {
    if (event.target instanceof Node && !section.contains(event.target)) within = false;
  };
  const stay = () => {
    const { activeElement: at } = document;
    if (within && (at === document.body || at === null || at === section)) waitAt(section);
  };
  // Moving the focus has the page laid out: whoever taps sees the answer first.
  const watcher = new MutationObserver(() => (byKeyboard ? stay() : void painted().then(stay)));
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

/** The first answer, else whatever can be pressed. */
export function focusFirst(section: Element | null): void {
  const found = [ANSWER, 'button:not(:disabled), a[href]'].map((what) => section?.querySelector<HTMLElement>(what));
  found.find((element) => element)?.focus({ preventScroll: true });
}

/** The first answer in a place, else the decision there, which hands the focus on, or whatever is to be played instead. */
export function waitAt(place: HTMLElement | null, instead: HTMLElement | SVGElement | null = null): void {
  const decision = place?.hasAttribute('tabindex') ? place : place?.querySelector<HTMLElement>('[tabindex="-1"]');
  const answer = place?.querySelector<HTMLElement>(ANSWER) ?? instead ?? decision;
  if (answer !== document.activeElement) answer?.focus({ preventScroll: true });
}
