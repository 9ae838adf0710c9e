// Where the app lives, whatever the path prefix. Scripts are one folder below it (`assets/`, or `src/` in development).
const here = import.meta.url;

export const ROOT = new URL('../', here);
