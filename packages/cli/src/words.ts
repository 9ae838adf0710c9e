import type { About, Words } from '@pocket-stadium/kernel';

/** What the commands say beside the words of the games. The playing screen, the drawings and the simulator have their own. */
export const W = {
  program: {
    fr: 'Stade de poche : {games, plural, one {# jeu} other {# jeux}} de sport de poche, au terminal. Sans argument, choisit un jeu avec vous.',
    en: 'Pocket Stadium: {games, plural, one {# pocket sports game} other {# pocket sports games}}, in a terminal. Without arguments, picks a game with you.',
  },
  langOption: { fr: 'langue, sinon celle de LC_ALL ou LANG', en: 'language, else that of LC_ALL or LANG' },
  unknownLang: {
    fr: '--lang : « {given} » n’est pas une langue connue ici. Au choix : fr, en.',
    en: '--lang: "{given}" is not a language known here. One of: fr, en.',
  },
  gameArgument: { fr: 'identifiant du jeu (stadium games), ou son début', en: 'the game’s id (stadium games), or its beginning' },
  fileArgument: { fr: 'fichier d’une partie, texte ou JSON', en: 'file of a match, text or JSON' },
  jsonOption: { fr: 'écrit du JSON', en: 'write JSON' },
  seatsOption: {
    fr: 'qui joue, séparé par des virgules : un nom, bot, bot:NIVEAU, Nom=bot:NIVEAU ; ou un nombre de personnes',
    en: 'who plays, separated by commas: a name, bot, bot:LEVEL, Name=bot:LEVEL; or a number of people',
  },
  optionOption: { fr: 'option du jeu (stadium games GAME), répétable', en: 'option of the game (stadium games GAME), repeatable' },
  ambiguousGame: { fr: '« {given} » peut être : {known}.', en: '"{given}" may be: {known}.' },
  badOptionText: {
    fr: 'Une option s’écrit nom=valeur ; « {given} » non. Options de ce jeu : {known}.',
    en: 'An option is written name=value; "{given}" is not. Options of this game: {known}.',
  },
  wholeNumber: { fr: 'On attend un nombre entier de {min} à {max}.', en: 'A whole number from {min} to {max} is expected.' },
  cannotRead: { fr: 'Impossible de lire {file} : {why}.', en: 'Cannot read {file}: {why}.' },
  cannotWrite: { fr: 'Impossible d’écrire {file} : {why}.', en: 'Cannot write {file}: {why}.' },
} as const satisfies Record<string, Words>;

/** Why a file cannot be read or written, by the system's code. */
export const FILE_ERRORS: Readonly<Record<string, Words>> = {
  ENOENT: { fr: 'il n’existe pas', en: 'it does not exist' },
  EACCES: { fr: 'accès refusé', en: 'access is denied' },
  EPERM: { fr: 'accès refusé', en: 'access is denied' },
  EISDIR: { fr: 'c’est un dossier', en: 'it is a folder' },
  ENOTDIR: { fr: 'le chemin passe par un fichier', en: 'the path goes through a file' },
  EROFS: { fr: 'le disque est en lecture seule', en: 'the disk is read-only' },
  ENOSPC: { fr: 'le disque est plein', en: 'the disk is full' },
  ENAMETOOLONG: { fr: 'le nom est trop long', en: 'the name is too long' },
};

export const DECIDED_BY: Readonly<Record<About['decidedBy'], Words>> = {
  luck: { fr: 'le hasard', en: 'luck' },
  'luck-and-nerve': { fr: 'le hasard, et en mode avancé le cran', en: 'luck; in the advanced mode also nerve' },
  'luck-and-choices': { fr: 'le hasard et les choix', en: 'luck and choices' },
  'dice-and-tactics': { fr: 'les dés et la tactique', en: 'dice and tactics' },
  skill: { fr: 'l’adresse seule', en: 'skill alone' },
};

/** What each command does, its arguments and options. */
export const COMMAND = {
  games: {
    summary: { fr: 'les jeux et leurs options', en: 'the games and their options' },
    argument: { fr: 'ce jeu seul', en: 'this game alone' },
    seats: { fr: '{min} à {max} places', en: '{min} to {max} seats' },
    seatsExactly: { fr: '{min} places', en: '{min} seats' },
    minutes: { fr: '{minutes} min', en: '{minutes} min' },
    decided: { fr: 'ce qui décide : {what}', en: 'what decides it: {what}' },
    option: { fr: '{label} : {values} (par défaut {default})', en: '{label}: {values} (default {default})' },
    levels: { fr: 'bots : {levels}', en: 'bots: {levels}' },
    more: {
      fr: 'Jouer : stadium play JEU   Règles : stadium rules JEU   Mots du jeu : stadium glossary JEU',
      en: 'Play: stadium play GAME   Rules: stadium rules GAME   Words: stadium glossary GAME',
    },
  },
  glossary: {
    summary: { fr: 'les mots d’un jeu, expliqués', en: 'the words of a game, explained' },
    term: { fr: 'n’affiche que les mots qui le contiennent', en: 'show only the words that contain it' },
    none: { fr: 'Aucun mot de ce jeu ne contient « {given} ».', en: 'No word of this game contains "{given}".' },
  },
  rules: {
    summary: { fr: 'les règles d’un jeu', en: 'the rules of a game' },
    path: { fr: 'n’affiche que le chemin de la page', en: 'show only the path of the page' },
    missing: {
      fr: 'Les règles de {game} n’ont pas de page.',
      en: 'The rules of {game} have no page.',
    },
  },
  play: {
    summary: { fr: 'jouer au terminal, avec des gens ou des bots', en: 'play in the terminal, with people or bots' },
    seed: {
      fr: 'dés tirés de cette graine (la même graine donne les mêmes dés)',
      en: 'dice drawn from this seed (the same seed gives the same dice)',
    },
    dice: {
      fr: 'program : le programme lance ; manual : de vrais dés, tapés au clavier',
      en: 'program: the program rolls; manual: real dice, typed in',
    },
    resume: { fr: 'reprend une partie gardée', en: 'go on with a match that was kept' },
    save: { fr: 'fichier où garder la partie', en: 'file to keep the match in' },
    auto: { fr: 'les dés des personnes se lancent sans attendre', en: 'people’s dice roll without waiting' },
    pause: { fr: 'millisecondes pendant lesquelles se voit ce que fait un bot', en: 'milliseconds that what a bot does can be seen' },
    think: { fr: 'secondes de réflexion d’un bot', en: 'seconds a bot thinks' },
    examples: { fr: 'Exemples :', en: 'Examples:' },
    exampleFile: { fr: 'partie.txt', en: 'match.txt' },
    needGame: {
      fr: 'Quel jeu ? stadium games les montre ; stadium seul en choisit un avec vous.',
      en: 'Which game? stadium games shows them; stadium alone picks one with you.',
    },
    resumeAlone: {
      fr: '--resume reprend la partie telle qu’elle est : sans jeu, ni --seats, --option, --seed ou --dice.',
      en: '--resume takes the match as it is: no game, --seats, --option, --seed or --dice with it.',
    },
    seedByHand: { fr: '--seed ne va pas avec --dice manual.', en: '--seed cannot be used with --dice manual.' },
    longSeed: { fr: 'Une graine a 1 à 200 caractères.', en: 'A seed has 1 to 200 characters.' },
    otherDice: {
      fr: '{file} : les dés de cette partie viennent d’ailleurs ; elle ne peut pas se poursuivre ici. Regardez-la : stadium replay {file}',
      en: '{file}: the dice of this match come from elsewhere; it cannot go on here. Look at it: stadium replay {file}',
    },
    alreadyOver: {
      fr: '{file} : cette partie est finie. Regardez-la : stadium replay {file}',
      en: '{file}: this match is over. Look at it: stadium replay {file}',
    },
  },
  pick: {
    title: { fr: 'Stade de poche', en: 'Pocket Stadium' },
    game: { fr: 'Quel jeu ? (1 à {count}, Entrée pour sortir)', en: 'Which game? (1 to {count}, Enter to leave)' },
    badGame: { fr: 'Un nombre de 1 à {count}, ou le nom du jeu.', en: 'A number from 1 to {count}, or the name of the game.' },
    seats: {
      fr: 'Qui joue ? Des noms, « bot » pour un robot (Entrée : {default})',
      en: 'Who plays? Names, "bot" for a bot (Enter: {default})',
    },
    you: { fr: 'vous', en: 'you' },
    dice: {
      fr: 'Les dés : Entrée si le programme les lance, « vrais » si vous les lancez',
      en: 'Dice: Enter if the program rolls, "real" if you do',
    },
    realDice: { fr: 'vrais', en: 'real' },
    options: {
      fr: 'Options, par exemple {example} (Entrée : les habituelles)',
      en: 'Options, for example {example} (Enter: the usual ones)',
    },
  },
  check: {
    summary: { fr: 'ce fichier est-il une partie légale et complète ?', en: 'is this file a legal, complete match?' },
    legal: {
      fr: '{file} : partie légale et complète de {game}, {entries, plural, =0 {aucune entrée} =1 {une entrée} other {# entrées}}. {outcome}',
      en: '{file}: a legal, complete match of {game}, {entries, plural, =0 {no entry} =1 {one entry} other {# entries}}. {outcome}',
    },
    unfinished: {
      fr: '{file} : partie légale de {game}, mais pas finie : {entries, plural, =0 {aucune entrée} =1 {une entrée} other {# entrées}}. {next}',
      en: '{file}: a legal match of {game}, but not finished: {entries, plural, =0 {no entry} =1 {one entry} other {# entries}}. {next}',
    },
    wrong: { fr: '{file} : {why}', en: '{file}: {why}' },
    otherDice: {
      fr: 'Entrée {entry} : la graine donne {expected}, pas {given}.',
      en: 'Entry {entry}: the seed gives {expected}, not {given}.',
    },
  },
  replay: {
    summary: { fr: 'revoir une partie, pas à pas', en: 'step through a match' },
    all: { fr: 'raconte tout d’un coup, sans s’arrêter', en: 'tell everything at once' },
    at: { fr: 'montre la partie après cette entrée', en: 'show the match after this entry' },
    noEntry: { fr: 'La partie a {entries} entrées en jeu.', en: 'The match has {entries} entries in force.' },
    keys: {
      fr: 'Entrée suivant · p précédent · nombre aller à · d début · f fin · q sortir',
      en: 'Enter next · p previous · number go to · s start · e end · q leave',
    },
    start: { fr: 'Début de la partie', en: 'Start of the match' },
    place: { fr: '{place} sur {count}', en: '{place} of {count}' },
    unfinished: { fr: '(La partie n’est pas finie.)', en: '(The match is not finished.)' },
  },
  vectors: {
    summary: {
      fr: 'comparer les règles à des fichiers calculés par d’autres programmes',
      en: 'compare the rules with files that other programs computed',
    },
    file: {
      fr: 'fichiers traces-<jeu>.jsonl, positions-<jeu>.jsonl ou fair-dice-2.json',
      en: 'files traces-<game>.jsonl, positions-<game>.jsonl or fair-dice-2.json',
    },
    line: { fr: '{file}, ligne {line} : {difference}', en: '{file}, line {line}: {difference}' },
    table: { fr: '{file}, table {line} : {difference}', en: '{file}, table {line}: {difference}' },
    notTables: {
      fr: '{file} : ce n’est pas une liste de tables de dés en JSON (fichier coupé ?).',
      en: '{file}: this is not a list of tables of dice in JSON (a truncated file?).',
    },
    notJson: { fr: 'ce n’est pas du JSON', en: 'this is not JSON' },
    unknown: {
      fr: '{file} : on ne sait pas de quel jeu il s’agit ; le nom doit être traces-<jeu>.jsonl ou positions-<jeu>.jsonl. Jeux : {known}.',
      en: '{file}: there is no telling which game this is; the name must be traces-<game>.jsonl or positions-<game>.jsonl. Games: {known}.',
    },
    empty: { fr: '{file} : aucune ligne à comparer.', en: '{file}: no line to compare.' },
  },
  position: {
    summary: { fr: 'les coups légaux d’une position', en: 'the legal moves of a position' },
    text: { fr: 'la position, dans la forme écrite du jeu', en: 'the position, in the game’s text form' },
    dice: { fr: 'les dés lancés, par exemple 3,5', en: 'the dice thrown, for example 3,5' },
    noText: {
      fr: '{game} n’a pas de forme écrite des positions. Jeux qui en ont une : {known}.',
      en: '{game} has no text form of positions. Games that have one: {known}.',
    },
    needDice: {
      fr: 'Il faut d’abord lancer {dice, plural, =0 {0 dé} =1 {un dé} other {# dés}} : ajoutez --dice {example}.',
      en: 'First {dice, plural, =0 {no dice are} =1 {one die is} other {# dice are}} thrown: add --dice {example}.',
    },
    noDice: { fr: 'On ne lance pas de dés dans cette position.', en: 'No dice are thrown in this position.' },
    noMoves: { fr: 'Aucun coup légal.', en: 'No legal move.' },
    moves: {
      fr: '{count, plural, =0 {Aucun coup légal} =1 {Un coup légal} other {# coups légaux}} (un par résultat différent) :',
      en: '{count, plural, =0 {No legal move} =1 {One legal move} other {# legal moves}} (one for each distinct result):',
    },
    parts: {
      fr: '{count, plural, =0 {Aucun début} =1 {Un début} other {# débuts}} de coup possibles.',
      en: '{count, plural, =0 {No way} =1 {One way} other {# ways}} to begin a move.',
    },
    most: { fr: 'n’affiche que les premiers coups', en: 'show only the first moves' },
    more: { fr: '… et {count} autres (--all pour tous)', en: '… and {count} more (--all for all of them)' },
    all: { fr: 'affiche tous les coups', en: 'show all the moves' },
  },
} as const satisfies Record<string, Record<string, Words>>;
