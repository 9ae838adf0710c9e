// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const prompt_kick_off = {
  fr: 'À {seat} d’engager : deux mouvements au plus, et des passes à volonté.',
  en: '{seat, select, you {You kick} other {{seat} kicks}} off: two moves at most, and any number of passes.',
} as Message<'seat'>;

export const prompt_turn = {
  fr: 'À {seat} de jouer : trois mouvements au plus, et des passes à volonté.',
  en: '{seat, select, you {Your turn} other {{seat} to play}}: three moves at most, and any number of passes.',
} as Message<'seat'>;

export const fact_step = {
  fr: '{seat, select, you {Vous allez} other {{seat} va}} de {from} en {to}{ball, plural, =0 {} =1 {, balle en main} other {}}.',
  en: '{seat, select, you {You step} other {{seat} steps}} from {from} to {to}{ball, plural, =0 {} =1 { with the ball} other {}}.',
} as Message<'seat' | 'from' | 'to' | 'ball'>;

export const fact_jump = {
  fr: '{seat, select, you {Vous sautez} other {{seat} saute}} de {from} en {to}{ball, plural, =0 {} =1 {, balle en main} other {}}, par-dessus {over}.',
  en: '{seat, select, you {You jump} other {{seat} jumps}} from {from} to {to}{ball, plural, =0 {} =1 { with the ball} other {}}, over {over}.',
} as Message<'seat' | 'from' | 'to' | 'ball' | 'over'>;

export const fact_bounce = {
  fr: '{seat, select, you {Vous rebondissez sur {over} et revenez en {from}.} other {{seat} rebondit sur {over} et revient en {from}.}}',
  en: '{seat, select, you {You bounce off {over} and are back on {from}.} other {{seat} bounces off {over} and is back on {from}.}}',
} as Message<'seat' | 'over' | 'from'>;

export const fact_ball_picked_up = {
  fr: '{seat, select, you {Vous prenez} other {{seat} prend}} la balle en {from}.',
  en: '{seat, select, you {You pick} other {{seat} picks}} up the ball on {from}.',
} as Message<'seat' | 'from'>;

export const fact_ball_stolen = {
  fr: '{seat, select, you {Vous prenez} other {{seat} prend}} la balle au porteur adverse en {from} !',
  en: '{seat, select, you {You take} other {{seat} takes}} the ball from the opposing carrier on {from}!',
} as Message<'seat' | 'from'>;

export const fact_ball_taken_over = {
  fr: '{seat, select, you {Vous reprenez la balle à votre playballer en {from}.} other {{seat} reprend la balle à son playballer en {from}.}}',
  en: '{seat, select, you {You take} other {{seat} takes}} the ball over from the other playballer on {from}.',
} as Message<'seat' | 'from'>;

export const fact_pass = {
  fr: '{seat, select, you {Vous passez} other {{seat} passe}} la balle de {from} à {to}.',
  en: '{seat, select, you {You pass} other {{seat} passes}} the ball from {from} to {to}.',
} as Message<'seat' | 'from' | 'to'>;

export const fact_goal = {
  fr: 'But ! {seat, select, you {Vous marquez} other {{seat} marque}} en {to} : {score}.',
  en: 'Goal! {seat, select, you {You score} other {{seat} scores}} on {to}: {score}.',
} as Message<'seat' | 'to' | 'score'>;

export const fact_stuck = {
  fr: '{other, select, you {Vous ne pouvez ni marquer ni finir votre tour} other {{other} ne peut ni marquer ni finir son tour}}, et le but va à {seat} : {score}.',
  en: '{other, select, you {You can} other {{other} can}} neither score nor end a turn, and the goal goes to {seat}: {score}.',
} as Message<'other' | 'seat' | 'score'>;

export const fact_void_repeated = {
  fr: 'La même position pour la troisième fois : manche nulle.',
  en: 'The same position for the third time: the round is void.',
} as Message<never>;

export const fact_void_long = {
  fr: 'Deux cents tours sans but : manche nulle.',
  en: 'Two hundred turns without a goal: the round is void.',
} as Message<never>;

export const fact_void_last = {
  fr: 'C’est la {voids}e manche nulle de suite : le match s’arrête.',
  en: 'That makes {voids} void rounds in a row: the match ends.',
} as Message<'voids'>;

export const fact_scored_last = {
  fr: '{seat, select, you {Vous avez} other {{seat} a}} marqué le dernier but.',
  en: '{seat, select, you {You} other {{seat}}} scored the last goal.',
} as Message<'seat'>;

export const fact_round = {
  fr: 'Tout le monde en place : {seat, select, you {vous engagez} other {{seat} engage}}.',
  en: 'Everybody in place: {seat, select, you {you kick} other {{seat} kicks}} off.',
} as Message<'seat'>;

export const side_red = {
  fr: 'Les rouges',
  en: 'The reds',
} as Message<never>;

export const side_blue = {
  fr: 'Les bleus',
  en: 'The blues',
} as Message<never>;
