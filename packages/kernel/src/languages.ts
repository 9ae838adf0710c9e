// Written by `npm run words` from languages.json.
/** The languages of the project. Everything a person reads exists in each of them. */
export const LANGS = ['fr', 'en'] as const;
