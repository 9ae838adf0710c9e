/** The parts of a game: the file in its folder. */
export const PARTS = {
  about: 'about.ts',
  rules: 'rules/index.ts',
  vectors: 'rules/vectors.ts',
  bots: 'bots/index.ts',
  faces: 'bots/faces.ts',
  solver: 'bots/solver/index.ts',
  workshop: 'bots/solver/node/index.ts',
  book: 'bots/book.ts',
  puzzles: 'bots/puzzles/index.ts',
  maker: 'bots/puzzles/make.ts',
  oracle: 'bots/oracle.ts',
  board: 'board/index.ts',
  picture: 'picture.svelte',
  lesson: 'lesson.ts',
  print: 'print/index.ts',
  terminal: 'terminal/index.ts',
  season: 'season/index.ts',
  ear: 'ear.ts',
  honours: 'honours.ts',
};

/** The address of a part in a package: that of its file, without `index` and ending. */
export const addressOf = (part) => PARTS[part].replace(/(\/index)?\.\w+$/, '');

/** Where a rules page lies, in a folder and in a package. */
export const pageOf = (lang) => `page/${lang}.md`;

/** The folder of a game with the solutions that come with it. */
export const SOLUTIONS = 'solution';
