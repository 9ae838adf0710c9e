/** A text as its language is set. */
export function typeset(text: string, language: string): string;
