import { refuse, type Values, type Words } from '@pocket-stadium/rules';

/** Why a table refuses something, by code. */
const WORDS = {
  'no-such-table': { fr: 'Cette table n’existe pas.', en: 'There is no such table.' },
  'no-such-match': { fr: 'Cette partie n’existe pas.', en: 'There is no such match.' },
  'not-over': {
    fr: 'La partie n’est pas finie : sa feuille est publiée à la fin.',
    en: 'The match is not over: its record is published at the end.',
  },
  'no-review': {
    fr: 'Pour cette partie, personne ne sait ce que valaient les choix.',
    en: 'For this match nobody knows what the choices were worth.',
  },
  'not-your-seat': { fr: 'Cette place n’est pas à vous.', en: 'That seat is not yours.' },
  'no-seat-free': { fr: 'Il n’y a plus de place libre à cette table.', en: 'There is no free seat at this table.' },
  'seat-taken': { fr: 'Cette place est prise.', en: 'That seat is taken.' },
  'wrong-secret': {
    fr: 'Ce lien de place n’ouvre rien ici : il a peut-être été renouvelé.',
    en: 'This seat link opens nothing here: it may have been renewed.',
  },
  'guest-needed': { fr: 'Choisissez d’abord un surnom.', en: 'Choose a nickname first.' },
  'not-playing': { fr: 'La partie n’a pas commencé ou est finie.', en: 'The match has not begun, or is over.' },
  'not-gathering': { fr: 'La partie a déjà commencé.', en: 'The match has already begun.' },
  stopped: {
    fr: 'Cette partie ne suit plus les règles d’aujourd’hui ; elle est conservée telle quelle.',
    en: 'This match no longer follows today’s rules; it is kept as it is.',
  },
  'not-next': {
    fr: 'L’entrée {given} ne peut pas venir maintenant : la suivante est la {n}.',
    en: 'Entry {given} cannot come now: the next one is {n}.',
  },
  'key-reused': { fr: 'Cette clé a déjà servi à une autre demande.', en: 'This key was already used for another request.' },
  'dice-are-fair': {
    fr: 'Ici le serveur lance les dés ; on ne les saisit pas.',
    en: 'The server throws the dice here; faces are not entered.',
  },
  'faces-needed': {
    fr: 'Ici les dés se lancent sur la table : saisissez leurs faces.',
    en: 'Here the dice are thrown on the table: enter their faces.',
  },
  'no-strings': {
    fr: 'Cette table joue avec de vrais dés : elle ne demande pas de chaîne.',
    en: 'This table plays with real dice: it asks for no string.',
  },
  'other-commitment': {
    fr: 'La chaîne répond à une autre promesse que celle de cette partie.',
    en: 'The string answers another promise than this match’s.',
  },
  'string-set': { fr: 'La chaîne de cette place est déjà fixée.', en: 'This seat’s string is already set.' },
  'bad-string': {
    fr: 'La chaîne contient des caractères qui ne se transmettent pas.',
    en: 'The string contains characters that cannot be sent on.',
  },
  'transcript-out': {
    fr: 'Le relevé de la table est déjà publié : les empreintes ne changent plus.',
    en: 'The transcript of the table is out: hashes no longer change.',
  },
  'no-transcript': {
    fr: 'Le relevé de la table n’attend rien de cette place.',
    en: 'The transcript of the table asks nothing of this seat.',
  },
  'nothing-missing': { fr: 'Il ne manque aucun texte à cette place.', en: 'No text is missing there.' },
  'too-early': {
    fr: 'On attend encore : repartir de zéro se peut au bout de {seconds} secondes.',
    en: 'Wait a little: a new start is possible after {seconds} seconds.',
  },
  reload: {
    fr: 'Les dés de cette table demandent une version plus récente : rechargez la page, ou mettez le programme à jour.',
    en: 'The dice of this table need a newer version: reload the page, or update the program.',
  },
  'bad-name': { fr: 'Un surnom compte 1 à 24 caractères visibles.', en: 'A nickname has 1 to 24 visible characters.' },
  'no-draws': { fr: 'On ne joue pas le nul à {game}.', en: 'There are no draws in {game}.' },
  'bots-play-on': { fr: 'Les robots n’acceptent pas le nul.', en: 'Bots do not agree to draws.' },
  'back-too-far': {
    fr: 'On ne reprend que ses propres coups, jusqu’au dernier lancer, secret dévoilé ou coup d’une autre place.',
    en: 'Only one’s own moves can be taken back, as far as the latest roll, revealed secret or move of another seat.',
  },
  'no-offer': { fr: 'Il n’y a pas de proposition en cours.', en: 'There is no offer on the table.' },
  'no-such-phrase': { fr: 'Cette phrase n’existe pas.', en: 'There is no such phrase.' },
  'not-over-yet': { fr: 'On rejoue quand la partie est finie.', en: 'There is a rematch when the match is over.' },
  'not-absent': {
    fr: 'Cette personne n’est pas absente depuis assez longtemps.',
    en: 'That player has not been away for long enough.',
  },
  'no-stand-in': { fr: 'Aucun robot ne joue à votre place.', en: 'No bot is standing in for you.' },
  'stand-in': { fr: 'Un robot joue à votre place : reprenez-la d’abord.', en: 'A bot is standing in for you: take your seat back first.' },
  'no-such-level': { fr: 'Il n’y a pas de robot {level} pour ce jeu.', en: 'There is no {level} bot for this game.' },
  'seat-yourself': { fr: 'Gardez une place pour vous ou ouvrez-en une.', en: 'Keep a seat for yourself, or leave one open.' },
  'bad-record': { fr: 'La partie apportée ne convient pas : {why}', en: 'The match brought along does not fit: {why}' },
  'too-many': { fr: 'Trop de demandes : attendez un peu.', en: 'Too many requests: wait a moment.' },
  closing: { fr: 'Le serveur redémarre : revenez dans un instant.', en: 'The server is restarting: come back in a moment.' },
  'full-house': { fr: 'Trop de monde regarde cette table.', en: 'Too many people are watching this table.' },
} as const satisfies Record<string, Words>;

export type TableProblem = keyof typeof WORDS;

export function no(code: TableProblem, values: Values = {}) {
  return refuse(code, WORDS[code], values);
}
