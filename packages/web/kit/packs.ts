import type { Lang } from '@pocket-stadium/kernel';

/** Texts in one language, numbered one after the other. */
export interface Pack {
  readonly first: number;
  readonly texts: readonly string[];
}

/**
 * The packs of texts, by name and language. The build fills this in (build/texts.ts): there a page carries the texts of
 * its own language alone. Where nothing was built, texts stand in their modules and there are no packs.
 */
export const PACKS: Readonly<Record<string, Readonly<Record<Lang, () => Promise<{ readonly default: Pack }>>>>> = {};

/** The languages that there are packs in. They stand here because the words of the kernel are packed too: what they need cannot need the kernel. */
export const PACKED_LANGS: readonly Lang[] = [];

/** The packs of each game: its own, and that of its sport. */
export const PACKS_OF: Readonly<Record<string, readonly string[]>> = {};
