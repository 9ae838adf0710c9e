/** A name for a file from words of people. */
export const fileName = (words: string, ending: string): string =>
  `${
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'season'
  }.${ending}`;
