/** Dice as they lie on the table; hidden ones show nothing. */
export function showFaces(faces: readonly number[] | null, dice = 2): string {
  return (faces ?? new Array<string>(dice).fill('?')).map((face) => `[${face}]`).join('');
}
