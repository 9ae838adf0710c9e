declare module 'virtual:shelf' {
  import type { About } from '@pocket-stadium/rules';

  export const SHELF: readonly Omit<About, 'options'>[];
  export const LOADERS: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}
