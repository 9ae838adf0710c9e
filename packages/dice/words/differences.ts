// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const malformed_message = {
  fr: 'Le serveur a envoyé un message illisible ({field}). Attendu : {expected}. Reçu : {came}.',
  en: 'The server sent a message that makes no sense ({field}). Expected: {expected}. Came: {came}.',
} as Message<'field' | 'expected' | 'came'>;

export const wrong_promise = {
  fr: 'La promesse n’est pas l’empreinte de ce qu’elle promet. Attendu : {expected}. Reçu : {came}.',
  en: 'The promise is not the fingerprint of what it promises. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const promise_reused = {
  fr: 'Cette promesse a déjà servi à un autre match. Attendu : {expected}. Reçu : {came}.',
  en: 'This promise was already used for another match. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const promise_changed = {
  fr: 'Le serveur a changé sa promesse ({field}). Attendu : {expected}. Reçu : {came}.',
  en: 'The server changed its promise ({field}). Expected: {expected}. Came: {came}.',
} as Message<'field' | 'expected' | 'came'>;

export const short_chain = {
  fr: 'La chaîne du serveur est trop courte pour ce jeu. Attendu : {expected}. Reçu : {came}.',
  en: 'The server’s chain is too short for this game. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const starts = {
  fr: 'Le serveur compte moins de nouveaux départs qu’il n’y en a eu. Attendu : {expected}. Reçu : {came}.',
  en: 'The server counts fewer new starts than there were. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const late_start = {
  fr: 'Le serveur repart de zéro alors que le match avait commencé. Attendu : {expected}. Reçu : {came}.',
  en: 'The server starts anew although the match had begun. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const missing_seed = {
  fr: 'Le serveur abandonne un départ sans en publier la graine. Attendu : {expected}. Reçu : {came}.',
  en: 'The server gave up a start without publishing its seed. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const transcript_promise = {
  fr: 'Le relevé de la table suit une autre promesse. Attendu : {expected}. Reçu : {came}.',
  en: 'The transcript of the table follows another promise. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const second_transcript = {
  fr: 'Le serveur montre un second relevé de la table ({field}). Attendu : {expected}. Reçu : {came}.',
  en: 'The server shows a second transcript of the table ({field}). Expected: {expected}. Came: {came}.',
} as Message<'field' | 'expected' | 'came'>;

export const rules = {
  fr: 'La table suit une autre version des règles que la vôtre. Attendu : {expected}. Reçu : {came}.',
  en: 'The table follows another version of the rules than yours. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const own_hash = {
  fr: 'À votre place {place}, le serveur montre une autre empreinte que la vôtre. Attendu : {expected}. Reçu : {came}.',
  en: 'At your seat {place} the server shows another fingerprint than yours. Expected: {expected}. Came: {came}.',
} as Message<'place' | 'expected' | 'came'>;

export const bot_string = {
  fr: 'Place {place} : un robot n’a pas de texte à donner. Attendu : {expected}. Reçu : {came}.',
  en: 'Seat {place}: a bot has no text to give. Expected: {expected}. Came: {came}.',
} as Message<'place' | 'expected' | 'came'>;

export const no_transcript = {
  fr: 'Le serveur montre les textes avant le relevé de la table. Attendu : {expected}. Reçu : {came}.',
  en: 'The server shows the texts before the transcript of the table. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const own_string = {
  fr: 'Le texte montré à votre place {place} n’est pas le vôtre. Attendu : {expected}. Reçu : {came}.',
  en: 'The text shown at your seat {place} is not yours. Expected: {expected}. Came: {came}.',
} as Message<'place' | 'expected' | 'came'>;

export const other_string = {
  fr: 'Le texte de la place {place} n’ouvre pas son empreinte. Attendu : {expected}. Reçu : {came}.',
  en: 'The text of seat {place} does not open its fingerprint. Expected: {expected}. Came: {came}.',
} as Message<'place' | 'expected' | 'came'>;

export const key = {
  fr: 'La clé de la table n’est pas celle qui découle du relevé. Attendu : {expected}. Reçu : {came}.',
  en: 'The key of the table is not the one that follows from the transcript. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const brought = {
  fr: 'Le match apporté n’est pas celui du relevé. Attendu : {expected}. Reçu : {came}.',
  en: 'The match brought along is not the one of the transcript. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const early_roll = {
  fr: 'Lancer {roll} : le serveur lance avant que la clé existe. Attendu : {expected}. Reçu : {came}.',
  en: 'Roll {roll}: the server rolls before there is a key. Expected: {expected}. Came: {came}.',
} as Message<'roll' | 'expected' | 'came'>;

export const other_source = {
  fr: 'Lancer {roll} : ces dés ne viennent pas du serveur. Attendu : {expected}. Reçu : {came}.',
  en: 'Roll {roll}: these dice are not the server’s. Expected: {expected}. Came: {came}.',
} as Message<'roll' | 'expected' | 'came'>;

export const corrected_roll = {
  fr: 'Entrée {entry} : un lancer apporté a été repris. Attendu : {expected}. Reçu : {came}.',
  en: 'Entry {entry}: a roll that was brought along was taken back. Expected: {expected}. Came: {came}.',
} as Message<'entry' | 'expected' | 'came'>;

export const missing_entries = {
  fr: 'Il manque des entrées dans le journal du match. Attendu : {expected}. Reçu : {came}.',
  en: 'Entries of the match’s log are missing. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const entry_changed = {
  fr: 'Entrée {entry} : le serveur l’a changée après coup. Attendu : {expected}. Reçu : {came}.',
  en: 'Entry {entry}: the server changed it afterwards. Expected: {expected}. Came: {came}.',
} as Message<'entry' | 'expected' | 'came'>;

export const link = {
  fr: 'Lancer {roll} : le maillon reçu n’est pas de la chaîne promise. Attendu : {expected}. Reçu : {came}.',
  en: 'Roll {roll}: the link that came is not of the promised chain. Expected: {expected}. Came: {came}.',
} as Message<'roll' | 'expected' | 'came'>;

export const early_link = {
  fr: 'Lancer {roll} : le serveur montre un maillon trop tôt. Attendu : {expected}. Reçu : {came}.',
  en: 'Roll {roll}: the server shows a link too early. Expected: {expected}. Came: {came}.',
} as Message<'roll' | 'expected' | 'came'>;

export const missing_link = {
  fr: 'Lancer {roll} : son maillon n’est pas venu. Attendu : {expected}. Reçu : {came}.',
  en: 'Roll {roll}: its link did not come. Expected: {expected}. Came: {came}.',
} as Message<'roll' | 'expected' | 'came'>;

export const faces = {
  fr: 'Lancer {roll} : ces dés ne sont pas ceux de la chaîne. Attendu : {expected}. Reçu : {came}.',
  en: 'Roll {roll}: these dice are not those of the chain. Expected: {expected}. Came: {came}.',
} as Message<'roll' | 'expected' | 'came'>;

export const hidden_faces = {
  fr: 'Lancer {roll} : ses dés devaient être montrés. Attendu : {expected}. Reçu : {came}.',
  en: 'Roll {roll}: its faces should have been shown. Expected: {expected}. Came: {came}.',
} as Message<'roll' | 'expected' | 'came'>;

export const seed = {
  fr: 'La graine publiée ne mène pas à la fin de la chaîne promise. Attendu : {expected}. Reçu : {came}.',
  en: 'The published seed does not lead to the promised chain’s end. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const withheld_seed = {
  fr: 'Le match est fini et le serveur ne publie pas sa graine. Attendu : {expected}. Reçu : {came}.',
  en: 'The match is over and the server does not publish its seed. Expected: {expected}. Came: {came}.',
} as Message<'expected' | 'came'>;

export const after_seed = {
  fr: 'Entrée {entry} : elle vient après la graine. Attendu : {expected}. Reçu : {came}.',
  en: 'Entry {entry}: it comes after the seed. Expected: {expected}. Came: {came}.',
} as Message<'entry' | 'expected' | 'came'>;

export const record_header = {
  fr: 'La feuille de match dit autre chose que ce qui a été joué ({field}). Attendu : {expected}. Reçu : {came}.',
  en: 'The record says something else than what was played ({field}). Expected: {expected}. Came: {came}.',
} as Message<'field' | 'expected' | 'came'>;

export const record_entry = {
  fr: 'Entrée {entry} : la feuille de match dit autre chose que ce qui a été joué. Attendu : {expected}. Reçu : {came}.',
  en: 'Entry {entry}: the record says something else than what was played. Expected: {expected}. Came: {came}.',
} as Message<'entry' | 'expected' | 'came'>;

export const record_dice = {
  fr: 'La feuille de match ne se recalcule pas ({field}). Attendu : {expected}. Reçu : {came}.',
  en: 'The record does not compute ({field}). Expected: {expected}. Came: {came}.',
} as Message<'field' | 'expected' | 'came'>;
