import type { Lang, Words } from '@pocket-stadium/kernel';
import { PACKED_LANGS, PACKS, PACKS_OF } from './packs.ts';

/** The texts that have arrived, by language and number. */
const ARRIVED = new Map<Lang, string[]>(PACKED_LANGS.map((lang) => [lang, []]));

/** A text of the built app, known by its number; it says nothing in a language whose pack is not there. */
class Numbered {
  constructor(readonly number: number) {}
}
for (const [lang, texts] of ARRIVED) {
  Object.defineProperty(Numbered.prototype, lang, {
    get(this: Numbered) {
      return texts[this.number] ?? '';
    },
  });
}

/** What the build writes instead of a text that travels in a pack. */
export const text = (number: number): Words => new Numbered(number) as unknown as Words;

/** The packs that somebody asked for. After a change of language they are needed in the new one. */
const asked = new Set<string>();
/** The language of the page. A worker has none, and its modules keep their texts. */
let spoken: Lang | null = null;

/** Brings texts in this language from now on, and those that are there already. */
export function speakIn(lang: Lang): Promise<void> {
  spoken = lang;
  return bring(asked);
}

/** Brings some packs. A pack that the build did not make has nothing to bring. */
async function bring(packs: Iterable<string>): Promise<void> {
  const lang = spoken;
  const coming = [...packs].map(async (pack) => {
    asked.add(pack);
    const load = lang && Object.hasOwn(PACKS, pack) ? PACKS[pack]?.[lang] : undefined;
    if (!lang || !load) return;
    const { first, texts } = (await load()).default;
    const arrived = ARRIVED.get(lang) ?? [];
    for (const [i, each] of texts.entries()) arrived[first + i] = each;
  });
  await Promise.all(coming);
}

const packsOf = (game: string): readonly string[] => (Object.hasOwn(PACKS_OF, game) ? (PACKS_OF[game] ?? []) : []);

/** The texts that every page has. */
export const bringCore = (): Promise<void> => bring(['core']);
/** The texts of a game. */
export const bringWords = (game: string): Promise<void> => bring(packsOf(game));
/** What the terms of a game mean. */
export const bringMeanings = (game: string): Promise<void> => bring(packsOf(game).map((pack) => `${pack}-meanings`));
