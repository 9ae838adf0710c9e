// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const review_done = {
  fr: 'avancement du calcul',
  en: 'how far the review is',
} as Message<never>;

export const worked_out = {
  fr: 'Les chances sont calculées.',
  en: 'The chances are worked out.',
} as Message<never>;

export const working = {
  fr: 'On recalcule le match… les chances viennent dans un instant.',
  en: 'Working through the match… the chances come in a moment.',
} as Message<never>;

export const unknown = {
  fr: 'Pour ce jeu, les chances de gagner ne sont pas encore calculées.',
  en: 'For this game the chances of winning are not worked out yet.',
} as Message<never>;

export const failed = {
  fr: 'Le calcul des chances n’a pas abouti. Le match, lui, est là.',
  en: 'The chances could not be worked out. The match itself is here.',
} as Message<never>;

export const replay = {
  fr: 'Le match, pas à pas',
  en: 'The match, step by step',
} as Message<never>;

export const slider = {
  fr: 'Avancer et reculer dans le match',
  en: 'Back and forth through the match',
} as Message<never>;

export const step = {
  fr: 'Étape {step} sur {of}. {told}',
  en: 'Step {step} of {of}. {told}',
} as Message<'step' | 'of' | 'told'>;

export const first = {
  fr: 'Au début',
  en: 'To the start',
} as Message<never>;

export const back = {
  fr: 'Étape précédente',
  en: 'One step back',
} as Message<never>;

export const forth = {
  fr: 'Étape suivante',
  en: 'One step on',
} as Message<never>;

export const last = {
  fr: 'À la fin',
  en: 'To the end',
} as Message<never>;

export const start = {
  fr: 'Avant le premier coup.',
  en: 'Before the first move.',
} as Message<never>;

export const instead = {
  fr: 'Voici ce qui aurait été possible.',
  en: 'This would have been possible.',
} as Message<never>;

export const as_played = {
  fr: 'Revenir à ce qui a été joué',
  en: 'Back to what was played',
} as Message<never>;

export const chances = {
  fr: 'Qui allait gagner ?',
  en: 'Who was going to win?',
} as Message<never>;

export const percent = {
  fr: '{value} %',
  en: '{value}%',
} as Message<'value'>;

export const decimal = {
  fr: '{whole},{tenths}',
  en: '{whole}.{tenths}',
} as Message<'whole' | 'tenths'>;

export const chart = {
  fr: 'Chances de gagner à cette étape : {now}',
  en: 'Chances of winning at this step: {now}',
} as Message<'now'>;

export const table = {
  fr: 'La même chose en chiffres, coup par coup',
  en: 'The same in figures, play by play',
} as Message<never>;

export const step_word = {
  fr: 'Étape',
  en: 'Step',
} as Message<never>;

export const what = {
  fr: 'Ce qui s’est passé',
  en: 'What happened',
} as Message<never>;

export const luck_of = {
  fr: 'Dés, pour {name}',
  en: 'Dice, for {name}',
} as Message<'name'>;

export const cost_word = {
  fr: 'Choix',
  en: 'Choice',
} as Message<never>;

export const ended = {
  fr: 'Le match s’arrête là.',
  en: 'The match stops there.',
} as Message<never>;

export const luck_and_choices = {
  fr: 'La chance et les choix',
  en: 'Luck and choices',
} as Message<never>;

export const luck = {
  fr: 'La chance',
  en: 'Luck',
} as Message<never>;

export const points = {
  fr: 'En points : un point vaut une chance sur cent de gagner.',
  en: 'In points: a point is one chance in a hundred to win.',
} as Message<never>;

export const exact = {
  fr: 'Les chances sont exactes, si chacun joue ensuite au mieux.',
  en: 'The chances are exact, if everybody plays their best from there.',
} as Message<never>;

export const estimate = {
  fr: 'Les chances sont estimées, à plus ou moins {error}.',
  en: 'The chances are estimates, give or take {error}.',
} as Message<'error'>;

export const dice_gave = {
  fr: 'Les dés ont donné',
  en: 'The dice gave',
} as Message<never>;

export const choices_cost = {
  fr: 'Ses propres choix',
  en: 'Own choices',
} as Message<never>;

export const others_gave = {
  fr: 'Les choix des autres',
  en: 'The choices of others',
} as Message<never>;

export const dear = {
  fr: 'Les choix qui ont coûté',
  en: 'Choices that cost something',
} as Message<never>;

export const none_dear = {
  fr: 'Aucun choix n’a rien coûté : bien joué.',
  en: 'No choice cost anything: well played.',
} as Message<never>;

export const chose = {
  fr: '{name} a choisi « {move} ».',
  en: '{name} chose “{move}”.',
} as Message<'name' | 'move'>;

export const better = {
  fr: '« {move} » valait {points} points de plus.',
  en: '“{move}” was worth {points} points more.',
} as Message<'move' | 'points'>;

export const show_better = {
  fr: 'Voir le meilleur choix',
  en: 'Show the better choice',
} as Message<never>;

export const show_on_board = {
  fr: 'Montrer',
  en: 'Show',
} as Message<never>;

export const go_there = {
  fr: 'Étape {step}',
  en: 'Step {step}',
} as Message<'step'>;

export const at_step = {
  fr: 'Étape {step} :',
  en: 'Step {step}:',
} as Message<'step'>;

export const remarks = {
  fr: 'Buts manqués, buts permis, autres erreurs',
  en: 'Goals missed, goals allowed, other mistakes',
} as Message<never>;

export const big_dice = {
  fr: 'Les dés qui ont compté',
  en: 'The dice that counted',
} as Message<never>;

export const helped = {
  fr: '{name} : {points}.',
  en: '{name}: {points}.',
} as Message<'name' | 'points'>;

export const share = {
  fr: 'Garder et partager',
  en: 'Keep and share',
} as Message<never>;

export const picture = {
  fr: 'Image',
  en: 'Picture',
} as Message<never>;

export const send = {
  fr: 'Envoyer l’image',
  en: 'Send the picture',
} as Message<never>;

export const print = {
  fr: 'Imprimer',
  en: 'Print',
} as Message<never>;

export const picture_failed = {
  fr: 'L’image n’a pas pu être faite sur cet appareil.',
  en: 'The picture could not be made on this device.',
} as Message<never>;

export const play_again = {
  fr: 'Jouer encore',
  en: 'Play again',
} as Message<never>;

export const share_only_here = {
  fr: 'Ce match n’est que sur cet appareil : il n’a pas de lien. On peut l’envoyer comme image ou comme fichier.',
  en: 'This match is on this device alone, so it has no link. It can be sent as a picture or a file.',
} as Message<never>;

export const sheet = {
  fr: 'Feuille, jusqu’à cette étape',
  en: 'Sheet, up to this step',
} as Message<never>;

export const all_remarks = {
  fr: '{count, plural, one {Tout montrer} other {Tous les #}}',
  en: '{count, plural, one {Show it all} other {All #}}',
} as Message<'count'>;

export const choices = {
  fr: 'Les choix',
  en: 'Choices',
} as Message<never>;

export const result = {
  fr: 'Le résultat',
  en: 'The result',
} as Message<never>;

export const rematch = {
  fr: 'Revanche',
  en: 'Rematch',
} as Message<never>;

export const watch = {
  fr: 'Revoir le match',
  en: 'Watch the match',
} as Message<never>;

export const pause = {
  fr: 'Pause',
  en: 'Pause',
} as Message<never>;

export const share_card = {
  fr: 'Partager',
  en: 'Share',
} as Message<never>;

export const share_card_does = {
  fr: 'une image, un lien',
  en: 'a picture, a link',
} as Message<never>;

export const picture_alt = {
  fr: 'L’image à envoyer : {headline}',
  en: 'The picture to send: {headline}',
} as Message<'headline'>;

export const figures = {
  fr: 'Chances, dés et choix en chiffres',
  en: 'Chances, dice and choices in figures',
} as Message<never>;

export const figures_without_dice = {
  fr: 'Chances et choix en chiffres',
  en: 'Chances and choices in figures',
} as Message<never>;

export const bar = {
  fr: 'Ce qui a fait gagner le match',
  en: 'What won the match',
} as Message<never>;

export const bar_start = {
  fr: 'au départ',
  en: 'at the start',
} as Message<never>;

export const bar_dice = {
  fr: 'les dés',
  en: 'dice',
} as Message<never>;

export const bar_choices = {
  fr: 'les choix',
  en: 'choices',
} as Message<never>;

export const story_comeback = {
  fr: 'Il ne restait qu’une chance sur {chances}, et la victoire est venue quand même.',
  en: 'Only one chance in {chances} was left, and the win came all the same.',
} as Message<'chances'>;

export const story_ahead = {
  fr: 'L’avantage n’a jamais changé de camp.',
  en: 'The lead never changed hands.',
} as Message<never>;

export const story_to_and_fro = {
  fr: 'L’avantage a changé de camp {count} fois.',
  en: 'The lead changed hands {count} times.',
} as Message<'count'>;

export const story_open = {
  fr: 'Le match est resté ouvert longtemps.',
  en: 'The match stayed open for a long time.',
} as Message<never>;

export const story_draw = {
  fr: 'Personne n’a pris le dessus.',
  en: 'Nobody got the upper hand.',
} as Message<never>;

export const story_turn = {
  fr: 'Le match a tourné {when}, {score}. {told}',
  en: 'The match turned {when}, at {score}. {told}',
} as Message<'when' | 'score' | 'told'>;

export const story_turn_told = {
  fr: 'Le match a tourné {score}. {told}',
  en: 'The match turned at {score}. {told}',
} as Message<'score' | 'told'>;

export const story_when = {
  fr: 'au coup {step}',
  en: 'on play {step}',
} as Message<'step'>;

export const story_leads = {
  fr: 'à {score} pour {leader}',
  en: '{score} to {leader}',
} as Message<'score' | 'leader'>;

export const story_level = {
  fr: 'à {points} partout',
  en: '{points} all',
} as Message<'points'>;

export const story_even = {
  fr: 'à égalité en tête, {score}',
  en: '{score}, level in front',
} as Message<'score'>;

export const story_no_turn = {
  fr: 'Aucun coup n’a tout changé à lui seul.',
  en: 'No single play changed everything.',
} as Message<never>;

export const published = {
  fr: 'Ce match a une adresse, ci-dessous.',
  en: 'This match has an address, below.',
} as Message<never>;

export const publish = {
  fr: 'Donner une adresse à ce match',
  en: 'Give this match an address',
} as Message<never>;

export const publish_does = {
  fr: 'le serveur le garde, avec son lien et son code QR',
  en: 'the server keeps it, with a link and a QR code',
} as Message<never>;

export const remove = {
  fr: 'Le retirer du serveur',
  en: 'Remove it from the server',
} as Message<never>;

export const remove_does = {
  fr: 'son adresse ne mène plus nulle part ; le match reste sur cet appareil',
  en: 'its address leads nowhere then; the match stays on this device',
} as Message<never>;

export const removed = {
  fr: 'Le serveur n’a plus ce match. Il reste sur cet appareil.',
  en: 'The server no longer has this match. It stays on this device.',
} as Message<never>;

export const remove_failed = {
  fr: 'Le serveur n’a pas répondu. Le match y est toujours ; réessayez plus tard.',
  en: 'The server did not answer. The match is still there; try again later.',
} as Message<never>;

export const picture_made = {
  fr: 'L’image est prête.',
  en: 'The picture is ready.',
} as Message<never>;

export const luckless = {
  fr: 'Sans la chance',
  en: 'Without luck',
} as Message<never>;

export const winning = {
  fr: 'Points de victoire',
  en: 'Points for winning',
} as Message<never>;

export const choosing = {
  fr: 'Points de choix',
  en: 'Points for choosing',
} as Message<never>;

export const error = {
  fr: 'Perte par choix',
  en: 'Lost per choice',
} as Message<never>;

export const figure = {
  fr: '{mean} (de {low} à {high})',
  en: '{mean} ({low} to {high})',
} as Message<'mean' | 'low' | 'high'>;

export const formula = {
  fr: 'Sur cent. Victoire : 100 pour un match gagné, 50 pour un nul. Choix : les chances au départ, moins ce que ses choix ont coûté, plus ce que les autres ont laissé ; ce que les dés ont donné ne compte pas. Entre parenthèses, entre quoi et quoi se trouve la vraie valeur, 95 fois sur 100.',
  en: 'Of a hundred. Winning: 100 for a win, 50 for a draw. Choosing: the chances at the start, less what the side’s own choices cost, plus what the others gave away; what the dice gave does not count. In brackets: where the true value lies, 95 times in 100.',
} as Message<never>;

export const nothing_to_rate = {
  fr: 'Il n’y avait rien à choisir : il n’y a rien à noter.',
  en: 'There was nothing to choose: there is nothing to rate.',
} as Message<never>;

export const points_title = {
  fr: 'Les points',
  en: 'The points',
} as Message<never>;

export const formula_without_dice = {
  fr: 'Sur cent. Victoire : 100 pour un match gagné, 50 pour un nul. Choix : les chances au départ, moins ce que ses choix ont coûté, plus ce que les autres ont laissé. Entre parenthèses, entre quoi et quoi se trouve la vraie valeur, 95 fois sur 100.',
  en: 'Of a hundred. Winning: 100 for a win, 50 for a draw. Choosing: the chances at the start, less what the side’s own choices cost, plus what the others gave away. In brackets: where the true value lies, 95 times in 100.',
} as Message<never>;
