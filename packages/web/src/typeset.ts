/** French signs stay with their words: the space before : ; ! ? » and after « does not break. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0');
}
