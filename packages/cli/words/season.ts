// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'une saison dans un dossier : équipes, journées, classement, meilleurs',
  en: 'a season in a folder: teams, rounds, standings, leaders',
} as Message<never>;

export const action = {
  fr: 'que faire : {known}',
  en: 'what to do: {known}',
} as Message<'known'>;

export const folder = {
  fr: 'le dossier de la saison',
  en: 'the folder of the season',
} as Message<never>;

export const file = {
  fr: 'import : une saison ou un tableau de résultats ; une saison aussi dans un nouveau dossier',
  en: 'import: a season or a table of results; a season also into a new folder',
} as Message<never>;

export const title_option = {
  fr: 'new : le nom de la saison',
  en: 'new: what the season is called',
} as Message<never>;

export const teams_option = {
  fr: 'new : équipes de personnes, séparées par des virgules',
  en: 'new: teams of people, separated by commas',
} as Message<never>;

export const bots_option = {
  fr: 'new : nombre d’équipes de robots',
  en: 'new: so many teams of bots',
} as Message<never>;

export const level_option = {
  fr: 'new : le niveau des robots',
  en: 'new: the level of the bots',
} as Message<never>;

export const kind_option = {
  fr: 'new : comment les matchs sont fixés',
  en: 'new: how it is paired',
} as Message<never>;

export const rounds_option = {
  fr: 'new : journées d’une ronde suisse',
  en: 'new: rounds of a Swiss',
} as Message<never>;

export const bonus_option = {
  fr: 'new : points de bonus, si le jeu en a',
  en: 'new: bonus points, where the game has them',
} as Message<never>;

export const seed_option = {
  fr: 'new, play : graine des équipes, des matchs simulés et des dés du programme : la même saison de nouveau',
  en: 'new, play: seed of the teams, of simulated matches and of the program’s dice: the same season again',
} as Message<never>;

export const all_option = {
  fr: 'play : toutes les journées, pas seulement la suivante ; leaders : tous les chiffres des équipes et des joueurs',
  en: 'play: every round, not the next one alone; leaders: all figures of teams and players',
} as Message<never>;

export const simulate_option = {
  fr: 'play : des robots remplacent les personnes',
  en: 'play: bots stand in for people',
} as Message<never>;

export const result_option = {
  fr: 'play : un résultat saisi, « Mouettes 5-3 Renards », avec ses manches et ses totaux si l’on veut : « Mouettes 5-3 Renards: 0 2 3 / 1 0 2, H 9/7, E 0/1 »',
  en: 'play: a result typed in, "Gulls 5-3 Foxes", with its innings and totals if you like: "Gulls 5-3 Foxes: 0 2 3 / 1 0 2, H 9/7, E 0/1"',
} as Message<never>;

export const json_option = {
  fr: 'table, leaders, bulletin : écrit du JSON',
  en: 'table, leaders, bulletin: writes JSON',
} as Message<never>;

export const luck_option = {
  fr: 'à côté de chaque chiffre, ce que le hasard permet',
  en: 'beside each figure the range that luck allows',
} as Message<never>;

export const retrosheet_option = {
  fr: 'export : fichiers d’événements et effectifs dans ce dossier',
  en: 'export: event files and rosters into this folder',
} as Message<never>;

export const csv_option = {
  fr: 'export : tableaux dans ce dossier',
  en: 'export: tables into this folder',
} as Message<never>;

export const made = {
  fr: 'La saison est dans {folder}. La suite : stadium season play {folder}',
  en: 'The season is in {folder}. Go on with: stadium season play {folder}',
} as Message<'folder'>;

export const bad_action = {
  fr: '« {given} » n’est pas dans {known}.',
  en: '"{given}" is not one of {known}.',
} as Message<'given' | 'known'>;

export const no_season = {
  fr: 'Il n’y a pas de saison dans {folder} : stadium season new {folder}.',
  en: 'There is no season in {folder}: stadium season new {folder}.',
} as Message<'folder'>;

export const there_already = {
  fr: 'Il y a déjà une saison dans {folder}.',
  en: 'There is a season in {folder} already.',
} as Message<'folder'>;

export const bad_name = {
  fr: '« {given} » ne peut pas être le nom d’une équipe.',
  en: '"{given}" cannot be the name of a team.',
} as Message<'given'>;

export const bad_count = {
  fr: 'Une saison compte {fewest} à {most} équipes : --teams "A,B" --bots 6.',
  en: 'A season has {fewest} to {most} teams: --teams "A,B" --bots 6.',
} as Message<'fewest' | 'most'>;

export const bad_level = {
  fr: 'Pas de niveau « {given} ». Ce jeu a {known}.',
  en: 'No level "{given}". This game has {known}.',
} as Message<'given' | 'known'>;

export const bad_result = {
  fr: 'Aucun match à jouer ne correspond à « {given} ». Écrivez « Mouettes 5-3 Renards ».',
  en: 'No match to play fits "{given}". Write it as "Gulls 5-3 Foxes".',
} as Message<'given'>;

export const need_file = {
  fr: 'Quel fichier ? stadium season import DOSSIER FICHIER',
  en: 'Which file? stadium season import FOLDER FILE',
} as Message<never>;

export const waits = {
  fr: 'Les matchs des personnes attendent : jouez-les ici au terminal, saisissez un résultat avec --result, ou laissez des robots les remplacer avec --simulate.',
  en: 'The matches of people wait: play them here at a terminal, type a result with --result, or let bots stand in with --simulate.',
} as Message<never>;

export const written = {
  fr: '{files, plural, one {# fichier} other {# fichiers}} dans {folder}.',
  en: '{files, plural, one {# file} other {# files}} in {folder}.',
} as Message<'files' | 'folder'>;

export const without = {
  fr: '{matches, plural, one {# match n’est} other {# matchs ne sont}} dans aucun fichier d’événements : {why}',
  en: '{matches, plural, one {# match is} other {# matches are}} in no event file: {why}',
} as Message<'matches' | 'why'>;

export const taken_in = {
  fr: '{events, plural, =0 {Rien de nouveau.} one {# événement repris.} other {# événements repris.}}',
  en: '{events, plural, =0 {Nothing was new.} one {# event taken in.} other {# events taken in.}}',
} as Message<'events'>;

export const behind = {
  fr: 'Ret.',
  en: 'GB',
} as Message<never>;

export const streak = {
  fr: 'Série',
  en: 'Str',
} as Message<never>;

export const home = {
  fr: 'Dom.',
  en: 'Home',
} as Message<never>;

export const away = {
  fr: 'Ext.',
  en: 'Away',
} as Message<never>;

export const luck = {
  fr: 'le hasard permet',
  en: 'luck allows',
} as Message<never>;

export const at_least = {
  fr: ' (au moins {chances} par match)',
  en: ' (at least {chances} a match)',
} as Message<'chances'>;

export const round = {
  fr: 'Journée {round}',
  en: 'Round {round}',
} as Message<'round'>;

export const bye = {
  fr: '{team} : au repos',
  en: '{team}: bye',
} as Message<'team'>;

export const corrected = {
  fr: '(corrigé)',
  en: '(corrected)',
} as Message<never>;

export const contested = {
  fr: '(contesté)',
  en: '(contested)',
} as Message<never>;

export const standings = {
  fr: 'Classement',
  en: 'Standings',
} as Message<never>;

export const records = {
  fr: 'Records battus',
  en: 'Records broken',
} as Message<never>;

export const champion = {
  fr: 'La saison est finie : {team} la gagne.',
  en: 'The season is over: {team} win it.',
} as Message<'team'>;

export const dice_option = {
  fr: 'play : program, le programme lance ; manual, de vrais dés, saisis au clavier',
  en: 'play: program, the program rolls; manual, real dice, typed in',
} as Message<never>;

export const challenge_option = {
  fr: 'play : quelqu’un défie plus haut sur l’échelle, « Mouettes>Renards »',
  en: 'play: somebody on a ladder challenges somebody above, "Gulls>Foxes"',
} as Message<never>;

export const league_option = {
  fr: 'export : la ligue, A pour des fichiers .EVA, N pour .EVN',
  en: 'export: the league, A for files .EVA, N for .EVN',
} as Message<never>;

export const bad_challenge = {
  fr: '« {given} » n’est pas un défi entre deux équipes de l’échelle. Écrivez « Mouettes>Renards ».',
  en: '"{given}" is no challenge between two of the ladder. Write it as "Gulls>Foxes".',
} as Message<'given'>;

export const teams = {
  fr: 'Équipes',
  en: 'Teams',
} as Message<never>;

export const players = {
  fr: 'Joueurs',
  en: 'Players',
} as Message<never>;

export const out_option = {
  fr: 'bulletin : la page en PDF, ou en image si le nom finit par .png',
  en: 'bulletin: the page as PDF, or as a picture where the name ends in .png',
} as Message<never>;

export const round_option = {
  fr: 'bulletin : la journée',
  en: 'bulletin: the round',
} as Message<never>;

export const names_option = {
  fr: 'bulletin --out : les noms des personnes, entiers, en initiales ou en numéros',
  en: 'bulletin --out: names of people, whole, as initials or as numbers',
} as Message<never>;

export const replace_option = {
  fr: 'change : « Ana=Eve » : Eve joue désormais à la place d’Ana ; « Ana=bot:regular » : un robot',
  en: 'change: "Ana=Eve": Eve plays instead of Ana from now on; "Ana=bot:regular": a bot does',
} as Message<never>;

export const withdraw_option = {
  fr: 'change : une équipe se retire',
  en: 'change: a team withdraws',
} as Message<never>;

export const back_option = {
  fr: 'change : une équipe revient',
  en: 'change: a team comes back',
} as Message<never>;

export const enter_option = {
  fr: 'change : une équipe arrive en cours de route',
  en: 'change: a team comes late',
} as Message<never>;

export const pause_option = {
  fr: 'change : plus aucun match ne commence',
  en: 'change: no match begins',
} as Message<never>;

export const resume_option = {
  fr: 'change : la saison reprend',
  en: 'change: the season goes on',
} as Message<never>;

export const note_option = {
  fr: 'change, play --result : pourquoi, visible de tous ; corrige un match déjà joué',
  en: 'change, play --result: why, for everybody to see; corrects a match that was played',
} as Message<never>;

export const bad_team = {
  fr: 'Aucune équipe ne s’appelle « {given} ».',
  en: 'No team is called "{given}".',
} as Message<'given'>;

export const bad_replace = {
  fr: 'Écrivez « Ana=Eve », ou « Ana=bot:regular ».',
  en: 'Write "Ana=Eve", or "Ana=bot:regular".',
} as Message<never>;

export const nothing_to_change = {
  fr: 'Dites quoi changer : --replace, --withdraw, --back, --enter, --pause ou --resume.',
  en: 'Say what to change: --replace, --withdraw, --back, --enter, --pause or --resume.',
} as Message<never>;

export const replaced = {
  fr: '{after} joue à la place de {before}.',
  en: '{after} plays instead of {before}.',
} as Message<'after' | 'before'>;

export const replaced_same = {
  fr: '{name} garde sa ligne ; quelqu’un d’autre joue.',
  en: '{name} keeps its line; somebody else plays.',
} as Message<'name'>;

export const withdrew = {
  fr: '{name} se retire.',
  en: '{name} withdraws.',
} as Message<'name'>;

export const returned = {
  fr: '{name} revient.',
  en: '{name} is back.',
} as Message<'name'>;

export const entered = {
  fr: '{name} arrive.',
  en: '{name} comes in.',
} as Message<'name'>;

export const paused = {
  fr: 'La saison est en pause.',
  en: 'The season is paused.',
} as Message<never>;

export const resumed = {
  fr: 'La saison reprend.',
  en: 'The season goes on.',
} as Message<never>;

export const who_played = {
  fr: 'Qui a joué',
  en: 'Who played',
} as Message<never>;

export const row_replaced = {
  fr: 'À partir de la journée {round} : {before} → {after}',
  en: 'From round {round} on: {before} → {after}',
} as Message<'round' | 'before' | 'after'>;

export const bulletin_written = {
  fr: 'Le bulletin est dans {file}.',
  en: 'The bulletin is in {file}.',
} as Message<'file'>;

export const no_round = {
  fr: 'Aucune journée n’est encore finie.',
  en: 'No round is finished yet.',
} as Message<never>;

export const bad_round = {
  fr: 'La journée {round} n’est pas finie.',
  en: 'Round {round} is not finished.',
} as Message<'round'>;

export const bad_ending = {
  fr: '{file} : le nom finit par .pdf ou par .png.',
  en: '{file}: the name ends in .pdf or .png.',
} as Message<'file'>;

export const bot = {
  fr: '{name} (robot)',
  en: '{name} (bot)',
} as Message<'name'>;

export const another = {
  fr: 'une autre personne',
  en: 'another person',
} as Message<never>;

export const needs_note = {
  fr: 'Ce match a déjà un résultat. Pour le corriger, dites pourquoi avec --note.',
  en: 'This match has a result. To correct it, say why with --note.',
} as Message<never>;

export const bot_numbered = {
  fr: 'Robot {number}',
  en: 'Bot {number}',
} as Message<'number'>;

export const unwritable = {
  fr: 'Impossible d’écrire {file} : {why}.',
  en: 'Cannot write {file}: {why}.',
} as Message<'file' | 'why'>;
