// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const hero_title = {
  fr: 'Le stade tient dans la poche',
  en: 'The stadium fits in your pocket',
} as Message<never>;

export const hero_text = {
  fr: '{games, plural, =1 {Un jeu} =2 {Deux jeux} =3 {Trois jeux} =4 {Quatre jeux} =5 {Cinq jeux} =6 {Six jeux} =7 {Sept jeux} =8 {Huit jeux} =9 {Neuf jeux} =10 {Dix jeux} other {# jeux}}, quelques dés, aucun compte. On joue tout de suite.',
  en: '{games, plural, =1 {One game} =2 {Two games} =3 {Three games} =4 {Four games} =5 {Five games} =6 {Six games} =7 {Seven games} =8 {Eight games} =9 {Nine games} =10 {Ten games} other {# games}}, a few dice, no account. Play right now.',
} as Message<'games'>;

export const resume = {
  fr: 'Reprendre',
  en: 'Resume',
} as Message<never>;

export const my_matches = {
  fr: 'Mes matchs',
  en: 'My matches',
} as Message<never>;

export const my_matches_does = {
  fr: 'en cours, finis, en fichier',
  en: 'under way, finished, in files',
} as Message<never>;

export const players_short = {
  fr: '{players} j.',
  en: '{players} players',
} as Message<'players'>;

export const minutes_short = {
  fr: '{minutes} min',
  en: '{minutes} min',
} as Message<'minutes'>;

export const decided_luck = {
  fr: 'chance',
  en: 'luck',
} as Message<never>;

export const decided_luck_and_nerve = {
  fr: 'chance + culot',
  en: 'luck + nerve',
} as Message<never>;

export const decided_luck_and_choices = {
  fr: 'chance + choix',
  en: 'luck + choices',
} as Message<never>;

export const decided_dice_and_tactics = {
  fr: 'dés + tactique',
  en: 'dice + tactics',
} as Message<never>;

export const decided_skill = {
  fr: 'tactique',
  en: 'skill',
} as Message<never>;

export const look_at = {
  fr: 'Revoir',
  en: 'Look back',
} as Message<never>;

export const delete_match = {
  fr: 'Effacer',
  en: 'Delete',
} as Message<never>;

export const delete_sure = {
  fr: 'Effacer pour de bon',
  en: 'Delete for good',
} as Message<never>;

export const keep = {
  fr: 'Garder',
  en: 'Keep',
} as Message<never>;

export const play_now = {
  fr: 'Jouer tout de suite',
  en: 'Play right now',
} as Message<never>;

export const play_now_does = {
  fr: '{game}, un match court',
  en: '{game}, a short match',
} as Message<'game'>;

export const online_play = {
  fr: 'En ligne',
  en: 'Online',
} as Message<never>;

export const online_lobby_does = {
  fr: 'tables à rejoindre, matchs à regarder',
  en: 'tables to join, matches to watch',
} as Message<never>;

export const online_goes_on = {
  fr: 'Ce match continue en ligne.',
  en: 'This match goes on online.',
} as Message<never>;

export const online_to_table = {
  fr: 'Revenir à la table',
  en: 'Back to the table',
} as Message<never>;

export const online_resume_does = {
  fr: '{game}, en ligne',
  en: '{game}, online',
} as Message<'game'>;

export const play_last = {
  fr: 'Jouer',
  en: 'Play',
} as Message<never>;

export const play_last_against = {
  fr: '{game}, contre {name}',
  en: '{game}, against {name}',
} as Message<'game' | 'name'>;

export const your_turn_at = {
  fr: '{count, plural, one {À vous de jouer à une table} other {À vous de jouer à # tables}}',
  en: '{count, plural, one {Your turn at one table} other {Your turn at # tables}}',
} as Message<'count'>;

export const tally = {
  fr: 'Contre {name} : {won, plural, =1 {une victoire} one {# victoire} other {# victoires}}, {lost, plural, =1 {une défaite} one {# défaite} other {# défaites}}.',
  en: 'Against {name}: {won, plural, one {one win} other {# wins}}, {lost, plural, one {one loss} other {# losses}}.',
} as Message<'name' | 'won' | 'lost'>;

export const lesson_ticks = {
  fr: 'Leçon : {made} sur {of}',
  en: 'Lesson: {made} of {of}',
} as Message<'made' | 'of'>;

export const under_way = {
  fr: 'en cours',
  en: 'unfinished',
} as Message<never>;

export const played_online = {
  fr: 'joué en ligne',
  en: 'played online',
} as Message<never>;

export const season = {
  fr: 'Saisons et tournois',
  en: 'Seasons and tournaments',
} as Message<never>;

export const season_does = {
  fr: 'équipes, classement',
  en: 'standings',
} as Message<never>;
