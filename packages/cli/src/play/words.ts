import type { Effect, Words } from '@pocket-stadium/kernel';

/** What the playing screen says. */
export const PLAY = {
  roll: {
    fr: 'Entrée pour lancer {dice, plural, =0 {0 dé} =1 {le dé} other {les # dés}}',
    en: 'Enter to roll {dice, plural, =0 {no dice} =1 {the die} other {the # dice}}',
  },
  rollTyped: {
    fr: 'Lancez {dice, plural, =0 {0 dé} =1 {votre dé} other {vos # dés}} et tapez ce qu’{dice, plural, =0 {ils montrent} =1 {il montre} other {ils montrent}}',
    en: 'Roll {dice, plural, =0 {no dice} =1 {your die} other {your # dice}} and type what {dice, plural, =0 {they show} =1 {it shows} other {they show}}',
  },
  rollTypedFor: {
    fr: 'Lancez {dice, plural, =0 {0 dé} =1 {un dé} other {# dés}} pour {seat} et tapez ce qu’{dice, plural, =0 {ils montrent} =1 {il montre} other {ils montrent}}',
    en: 'Roll {dice, plural, =0 {no dice} =1 {one die} other {# dice}} for {seat} and type what {dice, plural, =0 {they show} =1 {it shows} other {they show}}',
  },
  typedUnseen: { fr: 'à l’abri des regards : rien ne s’affiche', en: 'out of sight: nothing shows' },
  badDice: {
    fr: 'On attend {dice, plural, =0 {0 chiffre} =1 {un chiffre} other {# chiffres}} de 1 à 6, par exemple {example}.',
    en: 'Expected {dice, plural, =0 {no digit} =1 {one digit} other {# digits}} from 1 to 6, for example {example}.',
  },
  choose: { fr: 'Votre choix', en: 'Your choice' },
  move: { fr: 'Votre coup', en: 'Your move' },
  moveGoesOn: { fr: 'Puis', en: 'Then' },
  confirm: { fr: 'Entrée pour valider, « annuler » pour reprendre', en: 'Enter to confirm, "undo" to take back' },
  mayEnd: { fr: 'Entrée ou « fin » : terminer le tour ici.', en: 'Enter or "end": end the turn here.' },
  soFar: { fr: 'Jusqu’ici : {move}', en: 'So far: {move}' },
  help: { fr: '« aide » pour les commandes', en: '"help" for the commands' },
  notUnderstood: { fr: '« {given} » n’est pas un coup possible ici. {help}', en: '"{given}" is not a possible move here. {help}' },
  severalMatch: { fr: '« {given} » peut être : {known}', en: '"{given}" may be: {known}' },
  onlyMove: { fr: '{seat} n’a qu’un coup possible : {move}.', en: '{seat} has one possible move: {move}.' },
  movesCount: {
    fr: '{count, plural, =0 {Aucun coup} =1 {Un coup} other {# coups}} possibles.',
    en: '{count, plural, =0 {No move} =1 {One move} other {# moves}} possible.',
  },
  thinking: { fr: '{seat} réfléchit…', en: '{seat} is thinking…' },
  nothingToUndo: {
    fr: 'Rien à reprendre : on ne revient pas au-delà du dernier lancer, secret dévoilé ou coup d’un autre.',
    en: 'Nothing to take back: there is no going behind the latest roll, revealed secret or other seat’s move.',
  },
  correctLast: {
    fr: 'Entrée pour finir, « annuler » pour corriger le dernier lancer',
    en: 'Enter to finish, "undo" to correct the last roll',
  },
  reallyForfeit: { fr: '{seat} abandonne la partie ? (oui/non)', en: '{seat} gives up the match? (yes/no)' },
  reallyDraw: { fr: 'Tout le monde accepte le match nul ? (oui/non)', en: 'Does everybody agree to a draw? (yes/no)' },
  noDraws: { fr: 'On ne joue pas le nul à ce jeu.', en: 'There are no draws in this game.' },
  botsDecline: { fr: 'Les robots n’acceptent pas le match nul.', en: 'The bots do not agree to a draw.' },
  auto: { fr: 'Les dés se lancent maintenant tout seuls.', en: 'The dice now roll by themselves.' },
  notAuto: { fr: 'Les dés attendent de nouveau Entrée.', en: 'The dice wait for Enter again.' },
  kept: {
    fr: 'Partie gardée dans {file}\nPour la reprendre : stadium play --resume {quoted}',
    en: 'Match kept in {file}\nTo go on: stadium play --resume {quoted}',
  },
  nothingKept: { fr: 'Rien n’a été joué : rien à garder.', en: 'Nothing was played: nothing to keep.' },
  saveWhere: { fr: 'Écrivez « copie FICHIER ».', en: 'Write "save FILE".' },
  saved: { fr: 'Partie enregistrée dans {file}', en: 'Match saved in {file}' },
  copied: { fr: 'Copie enregistrée dans {file}', en: 'Copy saved in {file}' },
  seed: { fr: 'Graine des dés : {seed}', en: 'Seed of the dice: {seed}' },
  noSheet: { fr: 'Ce jeu n’a pas de feuille.', en: 'This game has no sheet.' },
  emptyLog: { fr: 'Rien n’a encore été joué.', en: 'Nothing has been played yet.' },
  goOn: { fr: 'Entrée pour continuer', en: 'Enter to go on' },
  noSecret: { fr: 'Il n’y a rien de caché à voir.', en: 'There is nothing hidden to see.' },
  lookHint: { fr: '« voir » : {seats} peut regarder le lancer caché', en: '"look": {seats} may look at the hidden roll' },
  lookAway: {
    fr: 'Lancer caché, pour {seats} seulement. Que les autres détournent les yeux !\nEntrée pour le montrer, « non » pour revenir',
    en: 'A hidden roll, for {seats} only. Everybody else, look away!\nEnter to show it, "no" to go back',
  },
  hidden: { fr: 'Le lancer caché : {faces}, total {sum}.', en: 'The hidden roll: {faces}, total {sum}.' },
  hide: { fr: 'Entrée pour le cacher', en: 'Enter to hide it' },
} as const satisfies Record<string, Words>;

/** What can be typed at any question beside the answer. All the spellings work in both languages. */
export const ORDERS = {
  help: { spellings: ['aide', 'help', '?'], does: { fr: 'cette liste', en: 'this list' } },
  moves: { spellings: ['coups', 'moves'], does: { fr: 'les coups possibles', en: 'the possible moves' } },
  undo: {
    spellings: ['annuler', 'undo', 'u'],
    does: { fr: 'reprendre son coup, ou corriger des dés saisis', en: 'take a move back, or correct typed dice' },
  },
  end: { spellings: ['fin', 'end'], does: { fr: 'terminer un tour fait de plusieurs coups', en: 'end a turn made of several moves' } },
  look: {
    spellings: ['voir', 'look'],
    does: { fr: 'regarder un lancer caché, puis le cacher', en: 'look at a hidden roll, then hide it' },
  },
  sheet: { spellings: ['feuille', 'sheet'], does: { fr: 'toute la feuille de match', en: 'the whole sheet' } },
  log: { spellings: ['journal', 'log'], does: { fr: 'ce qui s’est passé depuis le début', en: 'what has happened from the start' } },
  words: {
    spellings: ['mots', 'words'],
    does: { fr: 'les mots du jeu ; « mots X » pour un mot', en: 'the words of the game; "words X" for one' },
  },
  auto: {
    spellings: ['auto'],
    does: { fr: 'lancer les dés sans attendre, ou de nouveau attendre', en: 'roll without waiting, or wait again' },
  },
  save: { spellings: ['copie', 'save'], does: { fr: 'copie FICHIER : enregistre une copie', en: 'save FILE: save a copy' } },
  forfeit: { spellings: ['abandon', 'forfeit'], does: { fr: 'abandonner', en: 'give up' } },
  draw: { spellings: ['nul', 'draw'], does: { fr: 'convenir d’un match nul', en: 'agree on a draw' } },
  quit: {
    spellings: ['quitter', 'quit', 'q'],
    does: { fr: 'garder la partie et sortir (ou Ctrl-C)', en: 'keep the match and leave (or Ctrl-C)' },
  },
} as const satisfies Record<string, { readonly spellings: readonly string[]; readonly does: Words }>;

/** What a part of a move would do, as a sign beside it. */
export const EFFECT_MARKS: Readonly<Record<Effect, string>> = {
  'takes-ball': '°',
  passes: '',
  scores: '!',
  captures: '',
  releases: '',
  wins: '!!',
};

export type Order = keyof typeof ORDERS;
