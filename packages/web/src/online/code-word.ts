const NAME = 'pocket-stadium:code-word';

/** The host's code word, as long as this tab is open. */
export const codeWord = {
  read(): string | undefined {
    try {
      return sessionStorage.getItem(NAME) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(word: string): void {
    try {
      sessionStorage.setItem(NAME, word);
    } catch {
      // Without storage the word is asked for each time.
    }
  },
};
