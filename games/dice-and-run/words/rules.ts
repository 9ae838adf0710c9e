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
  fr: '{seat, select, you {Vous lancez} other {{seat} lance}} la balle, à l’abri des regards de l’attaque.',
  en: '{seat, select, you {You pitch} other {{seat} pitches}}, out of sight of the batting side.',
} as Message<'seat'>;

export const prompt_decide = {
  fr: '{seat, select, you {À vous} other {À {seat}}} : frapper, ou laisser passer ?',
  en: '{seat, select, you {You are at bat} other {{seat} at bat}}: swing, or take the pitch?',
} as Message<'seat'>;

export const prompt_swing = {
  fr: '{seat, select, you {Vous frappez} other {{seat} frappe}} : deux dés.',
  en: '{seat, select, you {You swing} other {{seat} swings}}: two dice.',
} as Message<'seat'>;

export const prompt_answer = {
  fr: '{seat, select, you {Vous défendez} other {{seat}, en défense}} : laisser jouer, ou réagir ?',
  en: '{seat, select, you {You defend} other {{seat}, for the defence}}: accept the hit, or react?',
} as Message<'seat'>;

export const prompt_reaction = {
  fr: '{seat, select, you {Vous réagissez} other {{seat} réagit}} : un dé.',
  en: '{seat, select, you {You react} other {{seat} reacts}}: one die.',
} as Message<'seat'>;

export const prompt_steal = {
  fr: '{seat, select, you {Vous décidez} other {{seat} décide}} pour les coureurs : voler, ou rester ? Le dé du coureur doit dépasser le plus grand des deux dés de la défense.',
  en: '{seat, select, you {You decide} other {{seat} decides}} for the runners: steal, or hold? The runner’s die must beat the higher of the defence’s two dice.',
} as Message<'seat'>;

export const prompt_steal_each = {
  fr: '{seat, select, you {Vous décidez} other {{seat} décide}} pour les coureurs : qui n’a pas encore tenté sa chance peut voler. Le dé du coureur doit dépasser le plus grand des deux dés de la défense.',
  en: '{seat, select, you {You decide} other {{seat} decides}} for the runners: those who have not tried yet may go. The runner’s die must beat the higher of the defence’s two dice.',
} as Message<'seat'>;

export const prompt_steal_sum = {
  fr: '{seat, select, you {Vous décidez} other {{seat} décide}} pour les coureurs : voler, ou rester ? Le dé du coureur doit dépasser la somme des deux dés de la défense.',
  en: '{seat, select, you {You decide} other {{seat} decides}} for the runners: steal, or hold? The runner’s die must beat the sum of the defence’s two dice.',
} as Message<'seat'>;

export const prompt_steal_each_sum = {
  fr: '{seat, select, you {Vous décidez} other {{seat} décide}} pour les coureurs : qui n’a pas encore tenté sa chance peut voler. Le dé du coureur doit dépasser la somme des deux dés de la défense.',
  en: '{seat, select, you {You decide} other {{seat} decides}} for the runners: those who have not tried yet may go. The runner’s die must beat the sum of the defence’s two dice.',
} as Message<'seat'>;

export const prompt_steal_lowest = {
  fr: '{seat, select, you {Vous décidez} other {{seat} décide}} pour les coureurs : voler, ou rester ? Le dé du coureur doit dépasser le plus petit des deux dés de la défense.',
  en: '{seat, select, you {You decide} other {{seat} decides}} for the runners: steal, or hold? The runner’s die must beat the lower of the defence’s two dice.',
} as Message<'seat'>;

export const prompt_steal_each_lowest = {
  fr: '{seat, select, you {Vous décidez} other {{seat} décide}} pour les coureurs : qui n’a pas encore tenté sa chance peut voler. Le dé du coureur doit dépasser le plus petit des deux dés de la défense.',
  en: '{seat, select, you {You decide} other {{seat} decides}} for the runners: those who have not tried yet may go. The runner’s die must beat the lower of the defence’s two dice.',
} as Message<'seat'>;

export const prompt_steal_runner = {
  fr: 'Vol de base : {seat, select, you {vous lancez} other {{seat} lance}} un dé pour le coureur.',
  en: 'A steal: {seat, select, you {you roll} other {{seat} rolls}} one die for the runner.',
} as Message<'seat'>;

export const prompt_steal_defence = {
  fr: 'Vol de base : {seat, select, you {vous lancez} other {{seat} lance}} deux dés pour la défense.',
  en: 'A steal: {seat, select, you {you roll} other {{seat} rolls}} two dice for the defence.',
} as Message<'seat'>;

export const fact_roll_off_won = {
  fr: '{seat, select, you {Vous faites le plus haut, {sum} : votre équipe passe à la frappe en premier.} other {{seat} fait le plus haut, {sum} : son équipe passe à la frappe en premier.}}',
  en: '{seat, select, you {You roll highest, {sum}, and your team bats first.} other {{seat} rolls highest, {sum}, and that team bats first.}}',
} as Message<'seat' | 'sum'>;

export const fact_half_over = {
  fr: '{side} ont fini la manche {inning}{lob, plural, =0 {.} =1 {, un coureur laissé sur base.} other {, # coureurs laissés sur base.}}',
  en: '{side}: end of the {inning, plural, =1 {1st} =2 {2nd} =3 {3rd} =21 {21st} =22 {22nd} =23 {23rd} other {#th}}{lob, plural, =0 {.} =1 {, one runner left on base.} other {, # runners left on base.}}',
} as Message<'side' | 'inning' | 'lob'>;

export const fact_half_not_begun = {
  fr: '{side} mènent déjà : leur dernière manche n’a pas lieu.',
  en: '{side} lead already: their last half-inning is not begun.',
} as Message<'side'>;

export const fact_walk_off = {
  fr: '{side} prennent la tête, et le match s’arrête là !',
  en: '{side} take the lead, and that is that: a walk-off!',
} as Message<'side'>;

export const fact_single = {
  fr: 'Simple : {seat, select, you {vous arrivez} other {{seat} arrive}} en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Single: {seat, select, you {you reach} other {{seat} reaches}} first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_double = {
  fr: 'Double : {seat, select, you {vous arrivez} other {{seat} arrive}} en deuxième base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Double: {seat, select, you {you reach} other {{seat} reaches}} second.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_triple = {
  fr: 'Triple : {seat, select, you {vous arrivez} other {{seat} arrive}} en troisième base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Triple: {seat, select, you {you reach} other {{seat} reaches}} third.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_home_run = {
  fr: 'Circuit ! {seat, select, you {Vous faites} other {{seat} fait}} le tour des bases.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Home run! {seat, select, you {You go} other {{seat} goes}} all the way round.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_strike_out = {
  fr: 'Retrait au bâton : {seat, select, you {vous sortez} other {{seat} sort}}.',
  en: 'Strikeout: {seat, select, you {you are out} other {{seat} is out}}.',
} as Message<'seat'>;

export const fact_fly_out = {
  fr: 'Attraper de volée : {seat, select, you {vous sortez} other {{seat} sort}}.',
  en: 'Fly out: {seat, select, you {you are out} other {{seat} is out}}.',
} as Message<'seat'>;

export const fact_pop_out = {
  fr: 'Chandelle : {seat, select, you {vous sortez} other {{seat} sort}}.',
  en: 'Pop out: {seat, select, you {you are out} other {{seat} is out}}.',
} as Message<'seat'>;

export const fact_double_play = {
  fr: 'Double jeu : {out}.',
  en: 'Double play: {out}.',
} as Message<'out'>;

export const fact_ground_out = {
  fr: 'Roulante : {seat, select, you {vous sortez} other {{seat} sort}}.',
  en: 'Ground out: {seat, select, you {you are out} other {{seat} is out}}.',
} as Message<'seat'>;

export const fact_walk = {
  fr: 'But sur balles : {seat, select, you {vous allez} other {{seat} va}} en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Walk: {seat, select, you {you go} other {{seat} goes}} to first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_sacrifice_fly = {
  fr: 'Attraper de volée sacrifice : {seat, select, you {vous sortez} other {{seat} sort}}{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Sacrifice fly: {seat, select, you {you are out} other {{seat} is out}}{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'advanced' | 'runs'>;

export const fact_wild_pitch = {
  fr: 'Lancer fou{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Wild pitch{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'advanced' | 'runs'>;

export const fact_passed_ball = {
  fr: 'Balle passée{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Passed ball{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'advanced' | 'runs'>;

export const fact_hit_by_pitch = {
  fr: 'Touché par le lancer : {seat, select, you {vous allez} other {{seat} va}} en première base.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Hit by pitch: {seat, select, you {you go} other {{seat} goes}} to first.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'runs'>;

export const fact_pickoff = {
  fr: 'Coureur surpris : {runner} est retiré.',
  en: 'Pickoff: {runner} is caught off base and out.',
} as Message<'runner'>;

export const fact_sacrifice_bunt = {
  fr: 'Amorti sacrifice : {seat, select, you {vous sortez} other {{seat} sort}}{advanced, plural, =0 {.} =1 { ; un coureur avance d’une base.} other { ; # coureurs avancent d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Sacrifice bunt: {seat, select, you {you are out} other {{seat} is out}}{advanced, plural, =0 {.} =1 {; one runner advances a base.} other {; # runners advance a base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'seat' | 'advanced' | 'runs'>;

export const fact_error = {
  fr: 'Erreur de la défense{advanced, plural, =0 {.} other { : tout le monde avance encore d’une base.}}{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Error{advanced, plural, =0 {.} other {: everybody advances an extra base.}}{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'advanced' | 'runs'>;

export const fact_batter_out = {
  fr: 'La défense réussit son coup : {seat, select, you {vous sortez} other {{seat} sort}}.',
  en: 'The defence makes the play: {seat, select, you {you are out} other {{seat} is out}}.',
} as Message<'seat'>;

export const fact_ball = {
  fr: 'Balle. Compte : {balls}-{strikes}.',
  en: 'Ball. The count is {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_strike = {
  fr: 'Strike. Compte : {balls}-{strikes}.',
  en: 'Strike. The count is {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_foul_ball = {
  fr: 'Balle hors jeu, comptée strike. Compte : {balls}-{strikes}.',
  en: 'Foul ball, a strike. The count is {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_foul_again = {
  fr: 'Balle hors jeu ; avec deux strikes le compte reste à {balls}-{strikes}.',
  en: 'Foul ball; with two strikes the count stays at {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const fact_pitch = {
  fr: '{seat, select, you {Vous lancez} other {{seat} lance}} la balle : seule la défense a vu les dés.',
  en: '{seat, select, you {You pitch} other {{seat} pitches}}: only the defence has seen the dice.',
} as Message<'seat'>;

export const fact_pitch_shown = {
  fr: 'Le lancer est dévoilé : {faces}, soit {sum}.',
  en: 'The pitch is shown: {faces}, which makes {sum}.',
} as Message<'faces' | 'sum'>;

export const fact_swing = {
  fr: '{seat, select, you {Vous choisissez} other {{seat} choisit}} de frapper.',
  en: '{seat, select, you {You swing} other {{seat} swings}}.',
} as Message<'seat'>;

export const fact_take = {
  fr: '{seat, select, you {Vous laissez} other {{seat} laisse}} passer.',
  en: '{seat, select, you {You take} other {{seat} takes}} the pitch.',
} as Message<'seat'>;

export const fact_single_hit = {
  fr: 'Bien frappé par {seat} : un simple, si la défense laisse jouer.',
  en: 'Well hit by {seat}: a single, if it stands.',
} as Message<'seat'>;

export const fact_double_hit = {
  fr: 'Bien frappé par {seat} : un double, si la défense laisse jouer.',
  en: 'Well hit by {seat}: a double, if it stands.',
} as Message<'seat'>;

export const fact_triple_hit = {
  fr: 'Bien frappé par {seat} : un triple, si la défense laisse jouer.',
  en: 'Well hit by {seat}: a triple, if it stands.',
} as Message<'seat'>;

export const fact_sacrifice_fly_hit = {
  fr: 'Balle en l’air : un sacrifice, si la défense laisse jouer.',
  en: 'A fly ball: a sacrifice, if it stands.',
} as Message<never>;

export const fact_sacrifice_bunt_hit = {
  fr: 'Balle amortie : un sacrifice, si la défense laisse jouer.',
  en: 'A bunt: a sacrifice, if it stands.',
} as Message<never>;

export const fact_double_play_hit = {
  fr: 'Balle au sol : un double jeu, si la défense laisse jouer.',
  en: 'A double play, if it stands.',
} as Message<never>;

export const fact_pop_out_hit = {
  fr: 'Chandelle : un retrait, si la défense laisse jouer.',
  en: 'A pop out: an out, if it stands.',
} as Message<never>;

export const fact_accept = {
  fr: '{seat, select, you {Vous laissez} other {{seat} laisse}} jouer.',
  en: '{seat, select, you {You let} other {{seat} lets}} the hit stand.',
} as Message<'seat'>;

export const fact_react = {
  fr: '{seat, select, you {Vous tentez} other {{seat} tente}} un exploit en défense.',
  en: '{seat, select, you {You go} other {{seat} goes}} for a play in the field.',
} as Message<'seat'>;

export const fact_hit_stands = {
  fr: 'La défense n’y peut rien : la frappe compte.',
  en: 'The defence can do nothing: the hit stands.',
} as Message<never>;

export const fact_steal = {
  fr: 'Tentative de vol : {runner} s’élance vers {target}.',
  en: 'A steal: {runner} takes off for {target}.',
} as Message<'runner' | 'target'>;

export const fact_steal_die = {
  fr: 'Dé du coureur : {die}.',
  en: 'The runner’s die: {die}.',
} as Message<'die'>;

export const fact_stolen_base = {
  fr: 'Vol réussi : {runner} atteint {target}.{runs, plural, =0 {} =1 { Un point marqué !} other { # points marqués !}}',
  en: 'Stolen: {runner} takes {target}.{runs, plural, =0 {} =1 { One run scores!} other { # runs score!}}',
} as Message<'runner' | 'target' | 'runs'>;

export const fact_caught_stealing = {
  fr: 'Vol manqué : {runner} est retiré.',
  en: 'Caught stealing: {runner} is out.',
} as Message<'runner'>;

export const move_swing = {
  fr: 'Frapper',
  en: 'Swing',
} as Message<never>;

export const move_swing_does = {
  fr: 'Deux dés : une fois sur deux un coup sûr, une fois sur trois un retrait, une fois sur six une balle hors jeu. Le lancer ne compte plus.',
  en: 'Two dice: a hit one time in two, an out one in three, a foul ball one in six. The pitch no longer counts.',
} as Message<never>;

export const move_take = {
  fr: 'Laisser passer',
  en: 'Take',
} as Message<never>;

export const move_take_does = {
  fr: 'Le lancer caché compte : une fois sur deux un strike, sinon presque toujours une balle, ou mieux.',
  en: 'The hidden pitch counts: a strike one time in two, otherwise nearly always a ball or better.',
} as Message<never>;

export const move_accept = {
  fr: 'Laisser jouer',
  en: 'Accept',
} as Message<never>;

export const move_accept_does = {
  fr: 'La frappe compte telle quelle : aucun risque d’erreur.',
  en: 'The hit stands as it is: no risk of an error.',
} as Message<never>;

export const move_react = {
  fr: 'Réagir',
  en: 'React',
} as Message<never>;

export const move_react_does = {
  fr: 'Un dé : une chance sur trois de retirer le frappeur, une sur trois d’une erreur qui donne une base de plus à tous, sinon rien ne change.',
  en: 'One die: one chance in three to put the batter out, one in three of an error that gives everybody an extra base, else nothing changes.',
} as Message<never>;

export const move_steal1 = {
  fr: 'Voler la deuxième',
  en: 'Steal second',
} as Message<never>;

export const move_steal1_does = {
  fr: 'Le coureur de première tente sa chance : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
  en: 'The runner on first goes: one die against two. A lost duel, ties included, is an out.',
} as Message<never>;

export const move_steal2 = {
  fr: 'Voler la troisième',
  en: 'Steal third',
} as Message<never>;

export const move_steal2_does = {
  fr: 'Le coureur de deuxième tente sa chance : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
  en: 'The runner on second goes: one die against two. A lost duel, ties included, is an out.',
} as Message<never>;

export const move_steal3 = {
  fr: 'Voler le marbre',
  en: 'Steal home',
} as Message<never>;

export const move_steal3_does = {
  fr: 'Le coureur de troisième tente de marquer : un dé contre deux. S’il perd le duel, égalité comprise, il est retiré.',
  en: 'The runner on third tries to score: one die against two. A lost duel, ties included, is an out.',
} as Message<never>;

export const move_hold = {
  fr: 'Rester',
  en: 'Hold',
} as Message<never>;

export const move_hold_does = {
  fr: 'Chaque coureur garde sa base ; on passe au lancer suivant.',
  en: 'Every runner stays on base; on to the next pitch.',
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
  fr: 'Ce lancer est caché ici : on ne peut pas savoir ce que donne une balle que l’on laisse passer.',
  en: 'The pitch is hidden here: what taking it gives cannot be known.',
} as Message<never>;

export const refuse_no_runner = {
  fr: 'Il n’y a pas de coureur en base {base}.',
  en: 'There is no runner on base {base}.',
} as Message<'base'>;

export const refuse_base_taken = {
  fr: 'Le coureur de la base {base} ne peut pas voler : la suivante est occupée.',
  en: 'The runner on base {base} cannot steal: the next base is taken.',
} as Message<'base'>;

export const refuse_tried_already = {
  fr: 'Le coureur de la base {base} vient de voler : il attend le prochain lancer.',
  en: 'The runner on base {base} has just stolen it: wait for the next pitch.',
} as Message<'base'>;
