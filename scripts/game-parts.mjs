/** The parts of a game: the file in its folder. */
export const PARTS = {
  about: 'about.ts',
  rules: 'rules/index.ts',
  vectors: 'rules/vectors.ts',
  bots: 'bots/index.ts',
  solver: 'bots/solver/index.ts',
  oracle: 'bots/oracle.ts',
  board: 'board/index.ts',
  picture: 'picture.svelte',
  lesson: 'lesson.ts',
  print: 'print/index.ts',
  terminal: 'terminal/index.ts',
};

/** The address of a part in a package: that of its file, without `index` and ending. */
export const addressOf = (part) => PARTS[part].replace(/(\/index)?\.\w+$/, '');

/** Where a rules page lies, in a folder and in a package. */
export const pageOf = (lang) => `page/${lang}.md`;
