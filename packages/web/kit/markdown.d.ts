/** A rules page, made into HTML when the app is built. */
declare module '*.md' {
  export const html: string;
}
