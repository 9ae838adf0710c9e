let keys = false;

/** Whether a key was used last, rather than a finger or a mouse. */
export const byKeyboard = (): boolean => keys;

/** Watches keys from the beginning: the key that leads to a match is pressed before its board is there. */
export function watchKeys(): void {
  addEventListener('keydown', () => (keys = true), { capture: true });
  addEventListener('pointerdown', () => (keys = false), { capture: true });
}
