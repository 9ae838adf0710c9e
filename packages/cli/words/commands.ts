// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const program = {
  fr: 'Stade de poche : {games, plural, one {# jeu} other {# jeux}} de sport de poche, au terminal. Sans argument, choisit un jeu avec vous.',
  en: 'Pocket Stadium: {games, plural, one {# pocket sports game} other {# pocket sports games}}, in a terminal. Without arguments, picks a game with you.',
} as Message<'games'>;

export const lang_option = {
  fr: 'langue, sinon celle de LC_ALL ou LANG',
  en: 'language, else that of LC_ALL or LANG',
} as Message<never>;

export const unknown_lang = {
  fr: '--lang : « {given} » n’est pas une langue connue ici. Au choix : {known}.',
  en: '--lang: "{given}" is not a language known here. One of: {known}.',
} as Message<'given' | 'known'>;

export const game_argument = {
  fr: 'identifiant du jeu (stadium games), ou son début',
  en: 'the game’s id (stadium games), or its beginning',
} as Message<never>;

export const file_argument = {
  fr: 'fichier d’un match, texte ou JSON',
  en: 'file of a match, text or JSON',
} as Message<never>;

export const json_option = {
  fr: 'écrit du JSON',
  en: 'write JSON',
} as Message<never>;

export const seats_option = {
  fr: 'qui joue, séparé par des virgules : un nom, bot, bot:NIVEAU, bot:gus (un visage : nina, gus, basile, zoe, ida), Nom=bot:NIVEAU ; ou un nombre de personnes',
  en: 'who plays, separated by commas: a name, bot, bot:LEVEL, bot:gus (a face: nina, gus, basile, zoe, ida), Name=bot:LEVEL; or a number of people',
} as Message<never>;

export const option_option = {
  fr: 'option du jeu (stadium games GAME), répétable',
  en: 'option of the game (stadium games GAME), repeatable',
} as Message<never>;

export const ambiguous_game = {
  fr: '« {given} » peut être : {known}.',
  en: '"{given}" may be: {known}.',
} as Message<'given' | 'known'>;

export const bad_option_text = {
  fr: 'Une option s’écrit nom=valeur ; « {given} » non. Options de ce jeu : {known}.',
  en: 'An option is written name=value; "{given}" is not. Options of this game: {known}.',
} as Message<'given' | 'known'>;

export const whole_number = {
  fr: 'On attend un nombre entier de {min} à {max}.',
  en: 'A whole number from {min} to {max} is expected.',
} as Message<'min' | 'max'>;

export const cannot_read = {
  fr: 'Impossible de lire {file} : {why}.',
  en: 'Cannot read {file}: {why}.',
} as Message<'file' | 'why'>;

export const cannot_write = {
  fr: 'Impossible d’écrire {file} : {why}.',
  en: 'Cannot write {file}: {why}.',
} as Message<'file' | 'why'>;

export const enoent = {
  fr: 'il n’existe pas',
  en: 'it does not exist',
} as Message<never>;

export const eacces = {
  fr: 'accès refusé',
  en: 'access is denied',
} as Message<never>;

export const eperm = {
  fr: 'accès refusé',
  en: 'access is denied',
} as Message<never>;

export const eisdir = {
  fr: 'c’est un dossier',
  en: 'it is a folder',
} as Message<never>;

export const enotdir = {
  fr: 'le chemin passe par un fichier',
  en: 'the path goes through a file',
} as Message<never>;

export const erofs = {
  fr: 'le disque est en lecture seule',
  en: 'the disk is read-only',
} as Message<never>;

export const enospc = {
  fr: 'le disque est plein',
  en: 'the disk is full',
} as Message<never>;

export const enametoolong = {
  fr: 'le nom est trop long',
  en: 'the name is too long',
} as Message<never>;

export const luck = {
  fr: 'le hasard',
  en: 'luck',
} as Message<never>;

export const luck_and_nerve = {
  fr: 'le hasard, et en mode avancé le culot',
  en: 'luck; in the advanced mode also nerve',
} as Message<never>;

export const luck_and_choices = {
  fr: 'le hasard et les choix',
  en: 'luck and choices',
} as Message<never>;

export const dice_and_tactics = {
  fr: 'les dés et la tactique',
  en: 'dice and tactics',
} as Message<never>;

export const skill = {
  fr: 'la réflexion seule',
  en: 'skill alone',
} as Message<never>;

export const games_summary = {
  fr: 'les jeux et leurs options',
  en: 'the games and their options',
} as Message<never>;

export const games_argument = {
  fr: 'ce jeu seul',
  en: 'this game alone',
} as Message<never>;

export const games_seats = {
  fr: '{min} à {max} places',
  en: '{min} to {max} seats',
} as Message<'min' | 'max'>;

export const games_seats_exactly = {
  fr: '{min} places',
  en: '{min} seats',
} as Message<'min'>;

export const games_minutes = {
  fr: '{minutes} min',
  en: '{minutes} min',
} as Message<'minutes'>;

export const games_decided = {
  fr: 'ce qui décide : {what}',
  en: 'what decides it: {what}',
} as Message<'what'>;

export const games_option = {
  fr: '{label} : {values} (par défaut {default})',
  en: '{label}: {values} (default {default})',
} as Message<'label' | 'values' | 'default'>;

export const games_levels = {
  fr: 'robots : {levels}',
  en: 'bots: {levels}',
} as Message<'levels'>;

export const games_more = {
  fr: 'Jouer : stadium play JEU   Règles : stadium rules JEU   Mots du jeu : stadium glossary JEU',
  en: 'Play: stadium play GAME   Rules: stadium rules GAME   Words: stadium glossary GAME',
} as Message<never>;

export const glossary_summary = {
  fr: 'les mots d’un jeu, expliqués',
  en: 'the words of a game, explained',
} as Message<never>;

export const glossary_term = {
  fr: 'n’affiche que les mots qui le contiennent',
  en: 'show only the words that contain it',
} as Message<never>;

export const glossary_none = {
  fr: 'Aucun mot de ce jeu ne contient « {given} ».',
  en: 'No word of this game contains "{given}".',
} as Message<'given'>;

export const rules_summary = {
  fr: 'les règles d’un jeu',
  en: 'the rules of a game',
} as Message<never>;

export const rules_path = {
  fr: 'n’affiche que le chemin de la page',
  en: 'show only the path of the page',
} as Message<never>;

export const rules_missing = {
  fr: 'Les règles de {game} n’ont pas de page.',
  en: 'The rules of {game} have no page.',
} as Message<'game'>;

export const play_summary = {
  fr: 'jouer au terminal, avec des gens ou des robots',
  en: 'play in the terminal, with people or bots',
} as Message<never>;

export const play_seed = {
  fr: 'dés tirés de cette graine (la même graine donne les mêmes dés)',
  en: 'dice drawn from this seed (the same seed gives the same dice)',
} as Message<never>;

export const play_dice = {
  fr: 'program : le programme lance ; manual : de vrais dés, tapés au clavier',
  en: 'program: the program rolls; manual: real dice, typed in',
} as Message<never>;

export const play_resume = {
  fr: 'reprend un match gardé',
  en: 'go on with a match that was kept',
} as Message<never>;

export const play_save = {
  fr: 'fichier où garder le match',
  en: 'file to keep the match in',
} as Message<never>;

export const play_auto = {
  fr: 'les dés des personnes se lancent sans attendre',
  en: 'people’s dice roll without waiting',
} as Message<never>;

export const play_pause = {
  fr: 'temps, en millisecondes, pour voir ce que fait un robot',
  en: 'milliseconds to see what a bot does',
} as Message<never>;

export const play_think = {
  fr: 'secondes de réflexion d’un robot',
  en: 'seconds a bot thinks',
} as Message<never>;

export const play_best = {
  fr: 'une série : au meilleur de 3, 5 ou 7 matchs',
  en: 'a series: best of 3, 5 or 7 games',
} as Message<never>;

export const play_games = {
  fr: 'une série : ce nombre de matchs',
  en: 'a series: this many games',
} as Message<never>;

export const play_examples = {
  fr: 'Exemples :',
  en: 'Examples:',
} as Message<never>;

export const play_need_game = {
  fr: 'Quel jeu ? stadium games les montre ; stadium seul en choisit un avec vous.',
  en: 'Which game? stadium games shows them; stadium alone picks one with you.',
} as Message<never>;

export const play_resume_alone = {
  fr: '--resume reprend le match tel qu’il est : sans jeu, ni --seats, --option, --seed ou --dice.',
  en: '--resume takes the match as it is: no game, --seats, --option, --seed or --dice with it.',
} as Message<never>;

export const play_seed_by_hand = {
  fr: '--seed ne va pas avec --dice manual.',
  en: '--seed cannot be used with --dice manual.',
} as Message<never>;

export const play_long_seed = {
  fr: 'Une graine a 1 à 200 caractères.',
  en: 'A seed has 1 to 200 characters.',
} as Message<never>;

export const play_other_dice = {
  fr: '{file} : les dés de ce match viennent d’ailleurs ; il ne peut pas se poursuivre ici. Regardez-le : stadium replay {file}',
  en: '{file}: the dice of this match come from elsewhere; it cannot go on here. Look at it: stadium replay {file}',
} as Message<'file'>;

export const play_already_over = {
  fr: '{file} : ce match est fini. Regardez-le : stadium replay {file}',
  en: '{file}: this match is over. Look at it: stadium replay {file}',
} as Message<'file'>;

export const pick_title = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;

export const pick_game = {
  fr: 'Quel jeu ? (1 à {count}, Entrée pour sortir)',
  en: 'Which game? (1 to {count}, Enter to leave)',
} as Message<'count'>;

export const pick_bad_game = {
  fr: 'Un nombre de 1 à {count}, ou le nom du jeu.',
  en: 'A number from 1 to {count}, or the name of the game.',
} as Message<'count'>;

export const pick_seats = {
  fr: 'Qui joue ? Des noms, « bot » pour un robot, « bot:nina » pour un visage (Entrée : {default})',
  en: 'Who plays? Names, "bot" for a bot, "bot:nina" for a face (Enter: {default})',
} as Message<'default'>;

export const pick_you = {
  fr: 'vous',
  en: 'you',
} as Message<never>;

export const pick_dice = {
  fr: 'Les dés : Entrée si le programme les lance, « vrais » si vous les lancez',
  en: 'Dice: Enter if the program rolls, "real" if you do',
} as Message<never>;

export const pick_real_dice = {
  fr: 'vrais vrai',
  en: 'real manual',
} as Message<never>;

export const pick_options = {
  fr: 'Options, par exemple {example} (Entrée : les habituelles)',
  en: 'Options, for example {example} (Enter: the usual ones)',
} as Message<'example'>;

export const check_summary = {
  fr: 'ce fichier est-il un match légal et complet ?',
  en: 'is this file a legal, complete match?',
} as Message<never>;

export const check_legal = {
  fr: '{file} : match légal et complet de {game}, {entries, plural, =0 {aucune entrée} =1 {une entrée} other {# entrées}}. {outcome}',
  en: '{file}: a legal, complete match of {game}, {entries, plural, =0 {no entry} =1 {one entry} other {# entries}}. {outcome}',
} as Message<'file' | 'game' | 'entries' | 'outcome'>;

export const check_unfinished = {
  fr: '{file} : match légal de {game}, mais pas fini : {entries, plural, =0 {aucune entrée} =1 {une entrée} other {# entrées}}. {next}',
  en: '{file}: a legal match of {game}, but not finished: {entries, plural, =0 {no entry} =1 {one entry} other {# entries}}. {next}',
} as Message<'file' | 'game' | 'entries' | 'next'>;

export const check_wrong = {
  fr: '{file} : {why}',
  en: '{file}: {why}',
} as Message<'file' | 'why'>;

export const check_other_dice = {
  fr: 'Entrée {entry} : la graine donne {expected}, pas {given}.',
  en: 'Entry {entry}: the seed gives {expected}, not {given}.',
} as Message<'entry' | 'expected' | 'given'>;

export const replay_summary = {
  fr: 'revoir un match, pas à pas',
  en: 'step through a match',
} as Message<never>;

export const replay_all = {
  fr: 'raconte tout d’un coup, sans s’arrêter',
  en: 'tell everything at once',
} as Message<never>;

export const replay_at = {
  fr: 'montre le match après cette entrée',
  en: 'show the match after this entry',
} as Message<never>;

export const replay_no_entry = {
  fr: 'Le match a {entries} entrées en jeu.',
  en: 'The match has {entries} entries in force.',
} as Message<'entries'>;

export const replay_keys = {
  fr: 'Entrée suivant · p précédent · nombre aller à · d début · f fin · q sortir',
  en: 'Enter next · p previous · number go to · s start · e end · q leave',
} as Message<never>;

export const replay_start = {
  fr: 'Début du match',
  en: 'Start of the match',
} as Message<never>;

export const replay_place = {
  fr: '{place} sur {count}',
  en: '{place} of {count}',
} as Message<'place' | 'count'>;

export const replay_unfinished = {
  fr: '(Le match n’est pas fini.)',
  en: '(The match is not finished.)',
} as Message<never>;

export const vectors_summary = {
  fr: 'comparer les règles à des fichiers calculés par d’autres programmes',
  en: 'compare the rules with files that other programs computed',
} as Message<never>;

export const vectors_file = {
  fr: 'fichiers traces-<jeu>.jsonl, positions-<jeu>.jsonl ou fair-dice-2.json',
  en: 'files traces-<game>.jsonl, positions-<game>.jsonl or fair-dice-2.json',
} as Message<never>;

export const vectors_line = {
  fr: '{file}, ligne {line} : {difference}',
  en: '{file}, line {line}: {difference}',
} as Message<'file' | 'line' | 'difference'>;

export const vectors_table = {
  fr: '{file}, table {line} : {difference}',
  en: '{file}, table {line}: {difference}',
} as Message<'file' | 'line' | 'difference'>;

export const vectors_not_tables = {
  fr: '{file} : ce n’est pas une liste de tables de dés en JSON (fichier coupé ?).',
  en: '{file}: this is not a list of tables of dice in JSON (a truncated file?).',
} as Message<'file'>;

export const vectors_not_json = {
  fr: 'ce n’est pas du JSON',
  en: 'this is not JSON',
} as Message<never>;

export const vectors_unknown = {
  fr: '{file} : on ne sait pas de quel jeu il s’agit ; le nom doit être traces-<jeu>.jsonl ou positions-<jeu>.jsonl. Jeux : {known}.',
  en: '{file}: there is no telling which game this is; the name must be traces-<game>.jsonl or positions-<game>.jsonl. Games: {known}.',
} as Message<'file' | 'known'>;

export const vectors_empty = {
  fr: '{file} : aucune ligne à comparer.',
  en: '{file}: no line to compare.',
} as Message<'file'>;

export const position_summary = {
  fr: 'les coups légaux d’une position',
  en: 'the legal moves of a position',
} as Message<never>;

export const position_text = {
  fr: 'la position, dans la forme écrite du jeu',
  en: 'the position, in the game’s text form',
} as Message<never>;

export const position_dice = {
  fr: 'les dés lancés, par exemple 3,5',
  en: 'the dice thrown, for example 3,5',
} as Message<never>;

export const position_no_text = {
  fr: '{game} n’a pas de forme écrite des positions. Jeux qui en ont une : {known}.',
  en: '{game} has no text form of positions. Games that have one: {known}.',
} as Message<'game' | 'known'>;

export const position_need_dice = {
  fr: 'Il faut d’abord lancer {dice, plural, =0 {0 dé} =1 {un dé} other {# dés}} : ajoutez --dice {example}.',
  en: 'First roll {dice, plural, =0 {no dice} =1 {one die} other {# dice}}: add --dice {example}.',
} as Message<'dice' | 'example'>;

export const position_no_dice = {
  fr: 'On ne lance pas de dés dans cette position.',
  en: 'No dice are thrown in this position.',
} as Message<never>;

export const position_no_moves = {
  fr: 'Aucun coup légal.',
  en: 'No legal move.',
} as Message<never>;

export const position_moves = {
  fr: '{count, plural, =0 {Aucun coup légal} =1 {Un coup légal} other {# coups légaux}} (un par résultat différent) :',
  en: '{count, plural, =0 {No legal move} =1 {One legal move} other {# legal moves}} (one for each distinct result):',
} as Message<'count'>;

export const position_parts = {
  fr: '{count, plural, =0 {Aucun début de coup possible} =1 {Un début de coup possible} other {# débuts de coup possibles}}.',
  en: '{count, plural, =0 {No way} =1 {One way} other {# ways}} to begin a move.',
} as Message<'count'>;

export const position_most = {
  fr: 'n’affiche que les premiers coups',
  en: 'show only the first moves',
} as Message<never>;

export const position_more = {
  fr: '… et {count} autres (--all pour tous)',
  en: '… and {count} more (--all for all of them)',
} as Message<'count'>;

export const position_all = {
  fr: 'affiche tous les coups',
  en: 'show all the moves',
} as Message<never>;

export const data_option = {
  fr: 'le dossier du serveur (variable DATA)',
  en: 'the server’s folder (variable DATA)',
} as Message<never>;

export const database_url_option = {
  fr: 'sa base PostgreSQL (variable DATABASE_URL)',
  en: 'its PostgreSQL database (variable DATABASE_URL)',
} as Message<never>;

export const replay_key_back = {
  fr: 'p',
  en: 'p b',
} as Message<never>;

export const replay_key_start = {
  fr: 'd',
  en: 's',
} as Message<never>;

export const replay_key_end = {
  fr: 'f',
  en: 'e',
} as Message<never>;

export const play_example_file = {
  fr: 'match.txt',
  en: 'match.txt',
} as Message<never>;

export const play_clock = {
  fr: 'une pendule d’échecs : des minutes par joueur, et des secondes ajoutées à la fin de chaque tour, comme 10+5',
  en: 'a chess clock: minutes each, and seconds added at the end of every turn, as in 10+5',
} as Message<never>;

export const play_bad_clock = {
  fr: 'Une pendule s’écrit 10 ou 10+5 : de 1 à 180 minutes, et jusqu’à 180 secondes par tour.',
  en: 'A clock is 10 or 10+5: 1 to 180 minutes, and up to 180 seconds a turn.',
} as Message<never>;

export const pick_faces = {
  fr: 'Les adversaires qui ont un visage :',
  en: 'Opponents with a face:',
} as Message<never>;
