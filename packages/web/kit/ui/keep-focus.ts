import { painted } from './painted.ts';

/** The one button that goes on: it throws, or skips ahead, and decides nothing. */
const GO = '.go:not(:disabled)';

/**
 * Buttons of a decision come and go, but the keyboard stays there. When the focused button is gone, the decision itself
 * takes the focus, where the question stands first, or the button that goes on. Enter pressed once more never decides
 * anything.
 */
export function keepFocus(section: HTMLElement): () => void {
  section.tabIndex = -1;
  section.dataset.decides = '';
  const somebody = worksIn(section);
  const stay = () => {
    const { activeElement: at } = document;
    if (somebody.within && (at === document.body || at === null || at === section)) waitAt(section);
  };
  // Moving the focus lays the page out, so those who tap see the answer first.
  const watcher = new MutationObserver(() => (somebody.byKeyboard ? stay() : void painted().then(stay)));
  watcher.observe(section, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    somebody.stop();
    watcher.disconnect();
  };
}

/** What the others ask goes away, answered or not. The focus then goes on to where the next decision is taken. */
export function handFocusOn(notice: HTMLElement): () => void {
  const place = notice.closest<HTMLElement>('.side');
  const somebody = worksIn(notice);
  const goOn = () => {
    if (somebody.within && document.activeElement === document.body) waitAt(place);
  };
  const watcher = new MutationObserver(goOn);
  watcher.observe(notice, { childList: true, subtree: true });
  return () => {
    somebody.stop();
    watcher.disconnect();
    queueMicrotask(goOn);
  };
}

/** Whether the focus is in an element, also when the focused button has just gone. */
function worksIn(place: HTMLElement) {
  const somebody = { within: false, byKeyboard: false, stop };
  const enter = ({ target }: FocusEvent) => {
    somebody.within = true;
    somebody.byKeyboard = target instanceof Element && target.matches(':focus-visible');
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !place.contains(event.relatedTarget)) somebody.within = false;
  };
  const press = (event: PointerEvent) => {
    if (event.target instanceof Node && !place.contains(event.target)) somebody.within = false;
  };
  place.addEventListener('focusin', enter);
  place.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', press);
  function stop(): void {
    place.removeEventListener('focusin', enter);
    place.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', press);
  }
  return somebody;
}

/** The first thing that can be pressed. */
export function focusFirst(section: Element | null): void {
  section?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus({ preventScroll: true });
}

/**
 * Focuses the button that goes on in a decision, else what is to be played instead, else the decision itself. What the
 * others ask there is no decision: it may be gone a moment later.
 */
export function waitAt(place: HTMLElement | null, instead: HTMLElement | SVGElement | null = null): void {
  const decision = place?.hasAttribute('data-decides') ? place : place?.querySelector<HTMLElement>('[data-decides]');
  const answer = decision?.querySelector<HTMLElement>(GO) ?? instead ?? decision;
  if (answer !== document.activeElement) answer?.focus({ preventScroll: true });
}
