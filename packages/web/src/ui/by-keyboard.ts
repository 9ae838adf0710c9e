let keys = false;
addEventListener('keydown', () => (keys = true), { capture: true });
addEventListener('pointerdown', () => (keys = false), { capture: true });

/** Whether a key was used last, rather than a finger or a mouse. */
export const byKeyboard = (): boolean => keys;
