let keys = false;

/** Whether a key was used last, rather than a finger or a mouse. */
export const byKeyboard = (): boolean => keys;

/** From the beginning: the key that leads to a table is pressed before its board is there. */
export function watchKeys(): void {
  addEventListener('keydown', () => (keys = true), { capture: true });
  addEventListener('pointerdown', () => (keys = false), { capture: true });
}
