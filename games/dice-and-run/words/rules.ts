// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const runner_1 = {
  fr: 'le coureur de première',
  en: 'the runner on first',
} as Message<never>;

export const runner_2 = {
  fr: 'le coureur de deuxième',
  en: 'the runner on second',
} as Message<never>;

export const runner_3 = {
  fr: 'le coureur de troisième',
  en: 'the runner on third',
} as Message<never>;

export const target_2 = {
  fr: 'la deuxième base',
  en: 'second base',
} as Message<never>;

export const target_3 = {
  fr: 'la troisième base',
  en: 'third base',
} as Message<never>;

export const target_4 = {
  fr: 'le marbre',
  en: 'home',
} as Message<never>;

export const double_play_0 = {
  fr: 'seul le frappeur est retiré',
  en: 'only the batter is out',
} as Message<never>;

export const double_play_1 = {
  fr: 'le frappeur et le coureur de première sont retirés',
  en: 'the batter and the runner on first are out',
} as Message<never>;

export const double_play_2 = {
  fr: 'le frappeur et le coureur de deuxième sont retirés',
  en: 'the batter and the runner on second are out',
} as Message<never>;

export const double_play_3 = {
  fr: 'le frappeur et le coureur de troisième sont retirés',
  en: 'the batter and the runner on third are out',
} as Message<never>;

export const prompt_pitch = {
  fr: '{seat} lance la balle, à l’abri des regards de l’attaque.',
  en: '{seat} pitches, out of sight of the batting side.',
} as Message<'seat'>;

export const prompt_decide = {
  fr: '{seat} à la batte : frapper, ou laisser passer ?',
  en: '{seat} at bat: swing, or take the pitch?',
} as Message<'seat'>;

export const prompt_swing = {
  fr: '{seat} frappe : deux dés.',
  en: '{seat} swings: two dice.',
} as Message<'seat'>;

export const prompt_answer = {
  fr: '{seat}, en défense : laisser jouer, ou réagir ?',
  en: '{seat}, for the defence: accept the hit, or react?',
} as Message<'seat'>;

export const prompt_reaction = {
  fr: '{seat} réagit : un dé.',
  en: '{seat} reacts: one die.',
} as Message<'seat'>;

export const prompt_steal = {
  fr: '{seat} décide pour les coureurs : tenter un vol, ou rester ?',
  en: '{seat} decides for the runners: steal, or hold?',
} as Message<'seat'>;

export const prompt_steal_runner = {
  fr: 'Vol de base : {seat} lance un dé pour le coureur.',
  en: 'A steal: {seat} rolls one die for the runner.',
} as Message<'seat'>;

export const prompt_steal_defence = {
  fr: 'Vol de base : {seat} lance deux dés pour la défense.',
  en: 'A steal: {seat} rolls two dice for the defence.',
} as Message<'seat'>;

export const fact_roll_off_won = {
  fr: '{seat} fait le plus haut, {sum} : son équipe bat en premier.',
  en: '{seat} rolls highest, {sum}, and that team bats first.',
} as Message<'seat' | 'sum'>;

export const fact_half_over = {
  fr: '{side} : fin du passage à la batte, manche {inning}{lob, plural, =0 {.} =1 {, un coureur laissé sur base.} other {, # coureurs laissés sur base.}}',
  en: '{side}: end of their half of inning {inning}{lob, plural, =0 {.} =1 {, one runner left on base.} other {, # runners left on base.}}',
} as Message<'side' | 'inning' | 'lob'>;

export const fact_half_not_begun = {
  fr: '{side} mènent déjà : leur dernière manche n’a pas lieu.',
  en: '{side} lead already: their last half-inning is not begun.',
} as Message<'side'>;

export const fact_walk_off = {
  fr: '{side} prennent la tête, et le match s’arrête là !',
  en: '{side} take the lead, and that is that: a walk-off!',
} as Message<'side'>;

export const fact_single = {
  fr: 'Simple : {seat} arrive en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Single: {seat} reaches first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_double = {
  fr: 'Double : {seat} arrive en deuxième base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Double: {seat} reaches second.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_triple = {
  fr: 'Triple : {seat} arrive en troisième base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Triple: {seat} reaches third.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_home_run = {
  fr: 'Circuit ! {seat} fait le tour des bases.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Home run! {seat} goes all the way round.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_strike_out = {
  fr: 'Retrait au bâton pour {seat}.',
  en: 'Strike out: {seat} is out.',
} as Message<'seat'>;

export const fact_fly_out = {
  fr: 'Attraper de volée : le frappeur est retiré.',
  en: 'Fly out: the batter is out.',
} as Message<never>;

export const fact_pop_out = {
  fr: 'Chandelle : le frappeur est retiré.',
  en: 'Pop out: the batter is out.',
} as Message<never>;

export const fact_double_play = {
  fr: 'Double jeu : {out}.',
  en: 'Double play: {out}.',
} as Message<'out'>;

export const fact_ground_out = {
  fr: 'Roulante : le frappeur est retiré.',
  en: 'Ground out: the batter is out.',
} as Message<never>;

export const fact_walk = {
  fr: 'But sur balles : {seat} va en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Walk: {seat} goes to first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_sacrifice_fly = {
  fr: 'Attraper de volée sacrifice : le frappeur est retiré{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Sacrifice fly: the batter is out{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'advanced' | 'runs'>;

export const fact_wild_pitch = {
  fr: 'Lancer fou{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Wild pitch{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'advanced' | 'runs'>;

export const fact_passed_ball = {
  fr: 'Balle passée{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Passed ball{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'advanced' | 'runs'>;

export const fact_hit_by_pitch = {
  fr: 'Touché par le lancer : {seat} va en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Hit by pitch: {seat} goes to first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_pickoff = {
  fr: 'Pickoff : {runner} s’est fait surprendre hors de sa base et est retiré.',
  en: 'Pickoff: {runner} is caught off base and out.',
} as Message<'runner'>;

export const fact_sacrifice_bunt = {
  fr: 'Amorti sacrifice : le frappeur est retiré{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Sacrifice bunt: the batter is out{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'advanced' | 'runs'>;

export const fact_error = {
  fr: 'Erreur de la défense : tout le monde avance encore d’une base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Error: everybody advances one base more.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'runs'>;

export const fact_batter_out = {
  fr: 'La défense réussit son coup : le frappeur est retiré.',
  en: 'The defence makes the play: the batter is out.',
} as Message<never>;

export const fact_ball = {
  fr: 'Balle. Compte : {balls}-{strikes}.',
  en: 'Ball. The count is {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_strike = {
  fr: 'Strike. Compte : {balls}-{strikes}.',
  en: 'Strike. The count is {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_foul_ball = {
  fr: 'Balle hors jeu, comptée strike. Compte : {balls}-{strikes}.',
  en: 'Foul ball, a strike. The count is {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_foul_again = {
  fr: 'Balle hors jeu ; avec deux strikes le compte reste à {balls}-{strikes}.',
  en: 'Foul ball; with two strikes the count stays at {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_pitch = {
  fr: '{seat} lance la balle : seule la défense a vu les dés.',
  en: '{seat} pitches: only the defence has seen the dice.',
} as Message<'seat'>;

export const fact_pitch_shown = {
  fr: 'Le lancer est dévoilé : {faces}, soit {sum}.',
  en: 'The pitch is shown: {faces}, which makes {sum}.',
} as Message<'faces' | 'sum'>;

export const fact_swing = {
  fr: '{seat} choisit de frapper.',
  en: '{seat} swings.',
} as Message<'seat'>;

export const fact_take = {
  fr: '{seat} laisse passer.',
  en: '{seat} takes the pitch.',
} as Message<'seat'>;

export const fact_single_hit = {
  fr: 'Bien frappé par {seat} : un simple, si la défense laisse jouer.',
  en: 'Well hit by {seat}: a single, if it stands.',
} as Message<'seat'>;

export const fact_double_hit = {
  fr: 'Bien frappé par {seat} : un double, si la défense laisse jouer.',
  en: 'Well hit by {seat}: a double, if it stands.',
} as Message<'seat'>;

export const fact_triple_hit = {
  fr: 'Bien frappé par {seat} : un triple, si la défense laisse jouer.',
  en: 'Well hit by {seat}: a triple, if it stands.',
} as Message<'seat'>;

export const fact_accept = {
  fr: '{seat} laisse jouer.',
  en: '{seat} lets the hit stand.',
} as Message<'seat'>;

export const fact_react = {
  fr: '{seat} tente un exploit en défense.',
  en: '{seat} goes for a play in the field.',
} as Message<'seat'>;

export const fact_hit_stands = {
  fr: 'La défense n’y peut rien : la frappe compte.',
  en: 'The defence can do nothing: the hit stands.',
} as Message<never>;

export const fact_steal = {
  fr: 'Tentative de vol : {runner} s’élance vers {target}.',
  en: 'A steal: {runner} takes off for {target}.',
} as Message<'runner' | 'target'>;

export const fact_steal_die = {
  fr: 'Dé du coureur : {die}.',
  en: 'The runner’s die: {die}.',
} as Message<'die'>;

export const fact_stolen_base = {
  fr: 'Vol réussi : {runner} atteint {target}.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Stolen: {runner} takes {target}.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'runner' | 'target' | 'runs'>;

export const fact_caught_stealing = {
  fr: 'Vol manqué : {runner} est retiré.',
  en: 'Caught stealing: {runner} is out.',
} as Message<'runner'>;

export const move_swing = {
  fr: 'Frapper',
  en: 'Swing',
} as Message<never>;

export const move_swing_does = {
  fr: 'Deux dés : une fois sur deux un coup sûr, une fois sur trois un retrait, une fois sur six une balle hors jeu. Le lancer ne compte plus.',
  en: 'Two dice: a hit one time in two, an out one in three, a foul ball one in six. The pitch no longer counts.',
} as Message<never>;

export const move_take = {
  fr: 'Laisser passer',
  en: 'Take',
} as Message<never>;

export const move_take_does = {
  fr: 'Le lancer caché compte : une fois sur deux un strike, sinon presque toujours une balle, ou mieux.',
  en: 'The hidden pitch counts: a strike one time in two, otherwise nearly always a ball or better.',
} as Message<never>;

export const move_accept = {
  fr: 'Laisser jouer',
  en: 'Accept',
} as Message<never>;

export const move_accept_does = {
  fr: 'La frappe compte telle quelle : aucun risque d’erreur.',
  en: 'The hit stands as it is: no risk of an error.',
} as Message<never>;

export const move_react = {
  fr: 'Réagir',
  en: 'React',
} as Message<never>;

export const move_react_does = {
  fr: 'Un dé : une chance sur trois de retirer le frappeur, une sur trois d’une erreur qui donne une base de plus à tous, sinon rien ne change.',
  en: 'One die: one chance in three to put the batter out, one in three of an error that gives everybody a base more, else nothing changes.',
} as Message<never>;

export const move_steal1 = {
  fr: 'Voler la deuxième',
  en: 'Steal second',
} as Message<never>;

export const move_steal1_does = {
  fr: 'Le coureur de première tente sa chance : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
  en: 'The runner on first goes: one die against two. If he loses the duel, ties included, he is out.',
} as Message<never>;

export const move_steal2 = {
  fr: 'Voler la troisième',
  en: 'Steal third',
} as Message<never>;

export const move_steal2_does = {
  fr: 'Le coureur de deuxième tente sa chance : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
  en: 'The runner on second goes: one die against two. If he loses the duel, ties included, he is out.',
} as Message<never>;

export const move_steal3 = {
  fr: 'Voler le marbre',
  en: 'Steal home',
} as Message<never>;

export const move_steal3_does = {
  fr: 'Le coureur de troisième tente de marquer : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
  en: 'The runner on third tries to score: one die against two. If he loses the duel, ties included, he is out.',
} as Message<never>;

export const move_hold = {
  fr: 'Rester',
  en: 'Hold',
} as Message<never>;

export const move_hold_does = {
  fr: 'Chaque coureur garde sa base ; on passe au lancer suivant.',
  en: 'Every runner keeps his base; on to the next pitch.',
} as Message<never>;

export const side_1 = {
  fr: 'Les recevants',
  en: 'The home team',
} as Message<never>;

export const side_2 = {
  fr: 'Les visiteurs',
  en: 'The visitors',
} as Message<never>;

export const refuse_hidden_pitch = {
  fr: 'Ce lancer est caché ici : on ne peut pas savoir ce que donne une balle que l’on laisse passer.',
  en: 'The pitch is hidden here: what taking it gives cannot be known.',
} as Message<never>;

export const refuse_no_runner = {
  fr: 'Il n’y a pas de coureur en base {base}.',
  en: 'There is no runner on base {base}.',
} as Message<'base'>;

export const refuse_base_taken = {
  fr: 'Le coureur de la base {base} ne peut pas voler : la suivante est occupée.',
  en: 'The runner on base {base} cannot steal: the next base is taken.',
} as Message<'base'>;
