// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Tenir le stade',
  en: 'Hosting the stadium',
} as Message<never>;

export const token = {
  fr: 'Le mot de passe de l’hôte',
  en: 'The host’s token',
} as Message<never>;

export const enter = {
  fr: 'Entrer',
  en: 'Come in',
} as Message<never>;

export const come_in = {
  fr: 'Par où entrent les téléphones',
  en: 'Where phones come in',
} as Message<never>;

export const wall = {
  fr: 'Montrez ceci à la salle, ou imprimez la page et affichez-la.',
  en: 'Show this to the room, or print the page and put it on the wall.',
} as Message<never>;

export const alone = {
  fr: 'Ce stade n’est ouvert qu’à cette machine. Lancez-le avec --lan pour laisser entrer la salle.',
  en: 'This stadium is open to this machine alone. Start it with --lan to let the room in.',
} as Message<never>;

export const not_reached = {
  fr: 'Quand les téléphones n’y arrivent pas',
  en: 'When phones do not reach it',
} as Message<never>;

export const reach_1 = {
  fr: 'Le téléphone est-il sur le même réseau que cette machine ? Les données mobiles ne mènent pas ici : allumez le Wi-Fi.',
  en: 'Is the phone on the same network as this machine? Mobile data does not lead here: switch the Wi-Fi on.',
} as Message<never>;

export const reach_2 = {
  fr: 'Les réseaux d’invités séparent souvent les appareils. Prenez le Wi-Fi principal, ou ouvrez un partage de connexion sur un téléphone et mettez-y tout le monde.',
  en: 'Guest networks often keep devices apart. Use the main Wi-Fi, or let a phone open a hotspot and put everybody on it.',
} as Message<never>;

export const reach_3 = {
  fr: 'Le pare-feu de cette machine doit laisser entrer les téléphones. Quand le système le demande, autorisez les réseaux privés.',
  en: 'The firewall of this machine must let phones in. When the system asks, allow private networks.',
} as Message<never>;

export const reach_4 = {
  fr: 'La machine a d’autres adresses. Si l’une d’elles marche sur un téléphone, relancez avec --lan-address et celle-ci :',
  en: 'The machine has other addresses too. If one of these works on a phone, start with --lan-address and that one:',
} as Message<never>;

export const tables = {
  fr: 'Tables et joueurs',
  en: 'Tables and people',
} as Message<never>;

export const stored = {
  fr: 'Gardés – tables : {tables}, invités : {guests}, matchs : {matches}',
  en: 'Kept – tables: {tables}, guests: {guests}, matches: {matches}',
} as Message<'tables' | 'guests' | 'matches'>;

export const nobody = {
  fr: 'Il n’y a personne aux tables pour le moment.',
  en: 'Nobody is at a table just now.',
} as Message<never>;

export const status_gathering = {
  fr: 'Des joueurs arrivent',
  en: 'People gather',
} as Message<never>;

export const status_playing = {
  fr: 'Un match se joue',
  en: 'A match is being played',
} as Message<never>;

export const status_over = {
  fr: 'Le match est fini',
  en: 'The match is over',
} as Message<never>;

export const watching = {
  fr: '{count, plural, =0 {personne ne regarde} one {une personne regarde} other {# personnes regardent}}',
  en: '{count, plural, =0 {nobody is watching} one {one person is watching} other {# people are watching}}',
} as Message<'count'>;

export const close = {
  fr: 'Fermer cette table',
  en: 'Close this table',
} as Message<never>;

export const close_does = {
  fr: 'le match s’arrête ; tout le monde sort',
  en: 'the match ends; everybody is sent away',
} as Message<never>;

export const here = {
  fr: 'là',
  en: 'here',
} as Message<never>;

export const away = {
  fr: 'pas là',
  en: 'away',
} as Message<never>;

export const other_name = {
  fr: 'Un autre surnom',
  en: 'Another nickname',
} as Message<never>;

export const rename = {
  fr: 'Renommer',
  en: 'Rename',
} as Message<never>;

export const mute = {
  fr: 'Retirer la parole',
  en: 'Mute',
} as Message<never>;

export const unmute = {
  fr: 'Rendre la parole',
  en: 'Unmute',
} as Message<never>;

export const refuse = {
  fr: 'Refuser cette adresse pendant une heure',
  en: 'Refuse this address for an hour',
} as Message<never>;

export const let_in = {
  fr: 'Laisser revenir {address}',
  en: 'Let {address} in again',
} as Message<'address'>;

export const making = {
  fr: 'Nouvelles tables',
  en: 'New tables',
} as Message<never>;

export const making_label = {
  fr: 'Qui peut ouvrir une table',
  en: 'Who may open a table',
} as Message<never>;

export const making_anyone = {
  fr: 'Tout le monde',
  en: 'Anyone',
} as Message<never>;

export const making_network = {
  fr: 'Le réseau local',
  en: 'The local network',
} as Message<never>;

export const making_word = {
  fr: 'Les gens qui ont le mot d’entrée',
  en: 'People with the code word',
} as Message<never>;

export const making_host = {
  fr: 'L’hôte seulement',
  en: 'The host alone',
} as Message<never>;

export const code_word = {
  fr: 'Mot d’entrée',
  en: 'Code word',
} as Message<never>;

export const first_word = {
  fr: 'stade',
  en: 'stadium',
} as Message<never>;

export const names = {
  fr: 'Surnoms',
  en: 'Nicknames',
} as Message<never>;

export const names_free = {
  fr: 'Au choix',
  en: 'Chosen',
} as Message<never>;

export const names_drawn = {
  fr: 'Tirés au sort seulement',
  en: 'Only drawn',
} as Message<never>;

export const words = {
  fr: 'Mots refusés dans les surnoms',
  en: 'Words that nicknames may not contain',
} as Message<never>;

export const words_usual = {
  fr: 'Quelques gros mots',
  en: 'A few coarse ones',
} as Message<never>;

export const words_own = {
  fr: 'Ma liste',
  en: 'My own list',
} as Message<never>;

export const words_off = {
  fr: 'Aucun',
  en: 'None',
} as Message<never>;

export const words_list = {
  fr: 'Un mot par ligne',
  en: 'One word a line',
} as Message<never>;

export const words_keep = {
  fr: 'Garder cette liste',
  en: 'Keep this list',
} as Message<never>;

export const limits = {
  fr: 'Limites',
  en: 'Limits',
} as Message<never>;

export const limits_hold = {
  fr: 'Elles valent tout de suite, dans tout le stade.',
  en: 'They hold at once, in the whole stadium.',
} as Message<never>;

export const limit_tables = {
  fr: 'Nouvelles tables par minute depuis une adresse',
  en: 'New tables a minute from one address',
} as Message<never>;

export const limit_guests = {
  fr: 'Nouveaux surnoms par minute depuis une adresse',
  en: 'New nicknames a minute from one address',
} as Message<never>;

export const limit_watchers = {
  fr: 'Personnes qui regardent une table',
  en: 'People who watch one table',
} as Message<never>;

export const limit_watchers_from = {
  fr: 'Personnes qui la regardent depuis une même adresse',
  en: 'People who watch it from one address',
} as Message<never>;

export const limit_record = {
  fr: 'Taille du plus grand match apporté, en octets',
  en: 'Size of the largest match brought along, in bytes',
} as Message<never>;

export const limits_usual = {
  fr: 'Remettre les limites du démarrage',
  en: 'Bring back the limits of the start',
} as Message<never>;

export const elsewhere = {
  fr: 'sur un autre nœud, sans adresses',
  en: 'on another node, without addresses',
} as Message<never>;

export const not_listed = {
  fr: 'Pas dans cette liste : les invités qui ne sont à aucune table, et les tables au repos.',
  en: 'Not in this list: guests who are at no table, and tables at rest.',
} as Message<never>;
