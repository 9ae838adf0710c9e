import { fill, LANGS, type Lang, type Words } from '@pocket-stadium/kernel';

const END_FR = ' Attendu : {expected}. Reçu : {came}.';
const END_EN = ' Expected: {expected}. Came: {came}.';
const said = (fr: string, en: string): Words => ({ fr: fr + END_FR, en: en + END_EN });

/** What the house can have said otherwise than it promised. The sentences are for the person at the device. */
const DIFFERENCES = {
  'malformed-message': said(
    'La maison a envoyé un message illisible ({field}).',
    'The house sent a message that makes no sense ({field}).',
  ),
  'wrong-promise': said('La promesse n’est pas l’empreinte de ce qu’elle promet.', 'The promise is not the hash of what it promises.'),
  'promise-reused': said('Cette promesse a déjà servi à une autre partie.', 'This promise was already used for another match.'),
  'promise-changed': said('La maison a changé sa promesse ({field}).', 'The house changed its promise ({field}).'),
  'short-chain': said('La chaîne de la maison est trop courte pour ce jeu.', 'The house’s chain is too short for this game.'),
  starts: said('La maison compte moins de nouveaux départs qu’il n’y en a eu.', 'The house counts fewer new starts than there were.'),
  'late-start': said('La maison repart de zéro alors que la partie avait commencé.', 'The house starts anew although the match had begun.'),
  'missing-seed': said(
    'La maison abandonne un départ sans en publier la graine.',
    'The house gave up a start without publishing its seed.',
  ),
  'transcript-promise': said('Le relevé de la table suit une autre promesse.', 'The transcript of the table follows another promise.'),
  'second-transcript': said(
    'La maison montre un second relevé de la table ({field}).',
    'The house shows a second transcript of the table ({field}).',
  ),
  rules: said('La table suit une autre version des règles que la vôtre.', 'The table follows another version of the rules than yours.'),
  'own-hash': said(
    'À votre place {place}, la maison montre une autre empreinte que la vôtre.',
    'At your seat {place} the house shows another hash than yours.',
  ),
  'bot-string': said('Place {place} : un bot n’a pas de texte à donner.', 'Seat {place}: a bot has no text to give.'),
  'no-transcript': said(
    'La maison montre les textes avant le relevé de la table.',
    'The house shows the texts before the transcript of the table.',
  ),
  'own-string': said('Le texte montré à votre place {place} n’est pas le vôtre.', 'The text shown at your seat {place} is not yours.'),
  'other-string': said('Le texte de la place {place} n’ouvre pas son empreinte.', 'The text of seat {place} does not open its hash.'),
  key: said(
    'La clé de la table n’est pas celle qui découle du relevé.',
    'The key of the table is not the one that follows from the transcript.',
  ),
  brought: said('La partie apportée n’est pas celle du relevé.', 'The match brought along is not the one of the transcript.'),
  'early-roll': said('Lancer {roll} : la maison lance avant que la clé existe.', 'Roll {roll}: the house rolls before there is a key.'),
  'other-source': said('Lancer {roll} : ces dés ne viennent pas de la maison.', 'Roll {roll}: these dice are not the house’s.'),
  'corrected-roll': said(
    'Entrée {entry} : un lancer apporté a été repris.',
    'Entry {entry}: a roll that was brought along was taken back.',
  ),
  'missing-entries': said('Il manque des entrées dans le journal de la partie.', 'Entries of the match’s log are missing.'),
  'entry-changed': said('Entrée {entry} : la maison l’a changée après coup.', 'Entry {entry}: the house changed it afterwards.'),
  link: said(
    'Lancer {roll} : le maillon reçu n’est pas de la chaîne promise.',
    'Roll {roll}: the link that came is not of the promised chain.',
  ),
  'early-link': said('Lancer {roll} : la maison montre un maillon trop tôt.', 'Roll {roll}: the house shows a link too early.'),
  'missing-link': said('Lancer {roll} : son maillon n’est pas venu.', 'Roll {roll}: its link did not come.'),
  faces: said('Lancer {roll} : ces dés ne sont pas ceux de la chaîne.', 'Roll {roll}: these dice are not those of the chain.'),
  'hidden-faces': said('Lancer {roll} : ses dés devaient être montrés.', 'Roll {roll}: its faces should have been shown.'),
  seed: said(
    'La graine publiée ne mène pas à la fin de la chaîne promise.',
    'The published seed does not lead to the promised chain’s end.',
  ),
  'after-seed': said('Entrée {entry} : elle vient après la graine.', 'Entry {entry}: it comes after the seed.'),
  'record-header': said(
    'La feuille de partie dit autre chose que ce qui a été joué ({field}).',
    'The record says something else than what was played ({field}).',
  ),
  'record-entry': said(
    'Entrée {entry} : la feuille de partie dit autre chose que ce qui a été joué.',
    'Entry {entry}: the record says something else than what was played.',
  ),
  'record-dice': said('La feuille de partie ne se recalcule pas ({field}).', 'The record does not compute ({field}).'),
} as const satisfies Record<string, Words>;

export type DifferenceCode = keyof typeof DIFFERENCES;
export const DIFFERENCE_CODES = Object.keys(DIFFERENCES) as readonly DifferenceCode[];

/** Where a difference lies. */
export interface Place {
  readonly seat?: number;
  readonly roll?: number;
  readonly entry?: number;
  readonly field?: string;
}

/** Something that came otherwise than it was promised. Kept for good: the match is no longer called fair. */
export interface Difference extends Place {
  readonly code: DifferenceCode;
  readonly expected: string;
  readonly came: string;
  /** When the device noticed, in milliseconds since 1970. */
  readonly at: number;
}

/** A difference in words. People count seats from 1. */
export function differenceWords({ code, expected, came, seat, roll, entry, field }: Difference): Words {
  const values = { expected, came, roll, entry, field, place: seat === undefined ? '' : seat + 1 };
  return Object.fromEntries(LANGS.map((lang) => [lang, fill(DIFFERENCES[code], values, lang)])) as Record<Lang, string>;
}
