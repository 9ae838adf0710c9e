// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Ce qui est gardé, et ce qui ne l’est pas',
  en: 'What is kept, and what is not',
} as Message<never>;

export const intro = {
  fr: 'Pour les joueurs, les parents et les écoles. Cette page dit ce que fait le programme, sur ce serveur et sur votre appareil.',
  en: 'For players, parents and schools. This page says what the program does, on this server and on your device.',
} as Message<never>;

export const device = {
  fr: 'Sur votre appareil',
  en: 'On your device',
} as Message<never>;

export const device_1 = {
  fr: 'Les matchs joués sur un seul appareil restent dans votre navigateur : le plateau, les coups, les noms que vous avez tapés. Ils n’en sortent que si vous les envoyez.',
  en: 'Matches on one device stay in your browser: the board, the moves, the names you typed. They never leave it unless you send them.',
} as Message<never>;

export const device_2 = {
  fr: 'Vos réglages, vos équipes et vos saisons, ce que vous avez joué et résolu, votre surnom et ce qui a été promis pour les dés y restent aussi. Effacer les données de ce site dans le navigateur enlève tout.',
  en: 'Your settings, teams and seasons, what you have played and solved, your nickname and what the dice were promised to be stay there too. Clearing the browser’s data for this site removes all of it.',
} as Message<never>;

export const server = {
  fr: 'Sur ce serveur, quand vous jouez en ligne',
  en: 'On this server, when you play online',
} as Message<never>;

export const server_1 = {
  fr: 'Le surnom que vous choisissez. Ce n’est pas forcément votre nom ; un surnom tiré au sort suffit.',
  en: 'The nickname you choose. It need not be your name; a drawn one will do.',
} as Message<never>;

export const server_2 = {
  fr: 'Un cookie avec un nombre au hasard, pour que vous retrouviez votre place. Il dure un an, ce serveur est le seul à le lire, et il ne vous suit nulle part.',
  en: 'One cookie with a random number, so that you find back to your seat. It lasts a year, is read by this server alone and follows you nowhere.',
} as Message<never>;

export const server_3 = {
  fr: 'Les tables où vous êtes et les matchs qui s’y jouent : places, surnoms, coups, dés, heures. Toute personne qui a le lien d’un match fini peut le voir.',
  en: 'The tables you sit at and the matches played there: seats, nicknames, moves, dice, times. Anyone with the link of a finished match can see it.',
} as Message<never>;

export const server_4 = {
  fr: 'Le jour de votre dernière visite.',
  en: 'The day of your last visit.',
} as Message<never>;

export const never = {
  fr: 'Ce qui n’est jamais gardé',
  en: 'What is never kept',
} as Message<never>;

export const never_1 = {
  fr: 'Ni compte, ni mot de passe, ni adresse électronique, ni âge, ni lieu.',
  en: 'No account, no password, no e-mail address, no age, no place.',
} as Message<never>;

export const never_2 = {
  fr: 'Aucune adresse réseau n’est gardée avec un surnom, une table ou un match, ni notée dans un journal. Pendant qu’il tourne, le serveur compte les demandes par adresse en mémoire, contre les abus, et les oublie quelques minutes après votre départ. Une seule exception : une adresse que l’hôte refuse est enregistrée, seule, le temps de ce refus (sept jours au plus).',
  en: 'No network address is kept with a nickname, a table or a match, or written to a log. While the server runs it counts requests by address in memory, against floods, and forgets them minutes after you leave. One exception: an address that the host refuses is stored, on its own, for as long as it is refused (seven days at most).',
} as Message<never>;

export const never_3 = {
  fr: 'Ni publicité, ni statistiques sur les personnes, rien qui vienne d’autres sites. Les joueurs se parlent par phrases toutes faites, qui ne sont pas gardées.',
  en: 'No advertising, no statistics about people, nothing from other sites. What players say to each other are fixed phrases, and they are not kept.',
} as Message<never>;

export const long = {
  fr: 'Pendant combien de temps',
  en: 'For how long',
} as Message<never>;

export const long_matches = {
  fr: '{days, plural, =0 {Matchs finis : toujours.} one {Matchs finis : # jour.} other {Matchs finis : # jours.}}',
  en: '{days, plural, =0 {Finished matches: for ever.} one {Finished matches: # day.} other {Finished matches: # days.}}',
} as Message<'days'>;

export const long_tables = {
  fr: '{days, plural, =0 {Tables où plus personne ne joue : toujours.} one {Tables où plus personne ne joue : # jour.} other {Tables où plus personne ne joue : # jours.}}',
  en: '{days, plural, =0 {Tables at which nobody plays on: for ever.} one {Tables at which nobody plays on: # day.} other {Tables at which nobody plays on: # days.}}',
} as Message<'days'>;

export const long_guests = {
  fr: '{days, plural, =0 {Surnoms : jusqu’à ce que vous demandiez l’oubli.} one {Surnoms de qui n’est pas revenu : # jour.} other {Surnoms de qui n’est pas revenu : # jours.}}',
  en: '{days, plural, =0 {Nicknames: until you ask to be forgotten.} one {Nicknames of people who did not come back: # day.} other {Nicknames of people who did not come back: # days.}}',
} as Message<'days'>;

export const long_unknown = {
  fr: 'Le serveur ne répond pas pour le moment ; il dit ici combien de jours il garde les choses.',
  en: 'The server does not answer just now; it says here how many days it keeps things.',
} as Message<never>;

export const rights = {
  fr: 'Ce que vous pouvez faire',
  en: 'What you can do',
} as Message<never>;

export const mine = {
  fr: 'Recevoir mes données',
  en: 'Get my data',
} as Message<never>;

export const mine_does = {
  fr: 'un fichier avec tout ce que ce serveur garde sur vous',
  en: 'one file with everything this server keeps about you',
} as Message<never>;

export const forget = {
  fr: 'M’oublier',
  en: 'Forget me',
} as Message<never>;

export const forget_does = {
  fr: 'votre surnom quitte toutes les tables, tous les matchs et toutes les saisons ; les matchs restent sans lui, et ceux à qui cet appareil a donné une adresse partent',
  en: 'your nickname leaves every table, match and season; the matches stay without it, and those that this device gave an address go',
} as Message<never>;

export const forget_sure = {
  fr: 'M’oublier pour de bon',
  en: 'Forget me for good',
} as Message<never>;

export const forgotten = {
  fr: 'Ce serveur ne vous connaît plus.',
  en: 'This server no longer knows you.',
} as Message<never>;

export const nobody = {
  fr: 'Ce serveur ne vous connaît pas : il n’y a rien à oublier.',
  en: 'This server does not know you: there is nothing to forget.',
} as Message<never>;

export const host = {
  fr: 'La personne qui tient ce serveur en répond : adressez-vous à elle. Elle peut voir ce que le serveur garde, c’est-à-dire ce qui est écrit ici et, tant que vous êtes à une table, l’adresse réseau depuis laquelle votre place est connectée.',
  en: 'The person who runs this server answers for it: ask them. They can see what the server keeps, as listed here, and, while you are at a table, the network address from which your seat is connected.',
} as Message<never>;

export const link = {
  fr: 'Vie privée : ce qui est gardé, et combien de temps',
  en: 'Privacy: what is kept, for how long',
} as Message<never>;

export const long_seasons = {
  fr: '{days, plural, =0 {Une saison mise sur le serveur y reste jusqu’à ce que son lien l’efface.} other {Une saison mise sur le serveur, avec les noms qu’elle contient, disparaît # jours après le dernier ajout, ou tout de suite par son lien.}}',
  en: '{days, plural, =0 {A season that somebody puts on the server stays until its link deletes it.} other {A season that somebody puts on the server, with the names in it, goes # days after the last thing was added, or at once by its link.}}',
} as Message<'days'>;
