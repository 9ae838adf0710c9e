export { matchPages } from './pages.ts';
export { headlineOf, resultLine } from './result.ts';
