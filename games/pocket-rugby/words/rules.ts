// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const prompt_action = {
  fr: '{seat, select, you {Vous avez} other {{seat} a}} la main : deux dés.',
  en: '{seat, select, you {You have} other {{seat} has}} the ball: two dice.',
} as Message<'seat'>;

export const prompt_card = {
  fr: 'Carton pour {seat} : deux dés pour la couleur.',
  en: 'A card for {seat}: two dice for its colour.',
} as Message<'seat'>;

export const prompt_penalty_conceded = {
  fr: 'Pénalité pour {seat} : la tenter, ou jouer ?',
  en: 'Penalty for {seat}: kick at goal, or play?',
} as Message<'seat'>;

export const prompt_kick_duel_q = {
  fr: '{seat, select, you {Vous bottez} other {{seat} botte}} la pénalité : un dé, à faire plus haut que le fautif.',
  en: '{seat, select, you {You kick} other {{seat} kicks}}: one die, to beat the offender’s.',
} as Message<'seat'>;

export const prompt_kick_duel_p = {
  fr: '{seat, select, you {Vous répondez} other {{seat} répond}} : un dé contre la pénalité.',
  en: '{seat, select, you {You answer} other {{seat} answers}}: one die against the kick.',
} as Message<'seat'>;

export const prompt_penalty_won = {
  fr: 'Pénalité pour {seat} : la tenter, ou jouer ?',
  en: 'Penalty for {seat}: kick at goal, or play?',
} as Message<'seat'>;

export const prompt_penalty_kick = {
  fr: '{seat, select, you {Vous bottez} other {{seat} botte}} la pénalité : un dé, le plus bas possible.',
  en: '{seat, select, you {You kick} other {{seat} kicks}} the penalty: one die, the lower the better.',
} as Message<'seat'>;

export const prompt_drop_or_fifty22 = {
  fr: '{seat, select, you {Vous choisissez} other {{seat} choisit}} : le drop, ou le 50-22 ?',
  en: '{seat, select, you {You choose} other {{seat} chooses}}: the drop, or the 50-22?',
} as Message<'seat'>;

export const prompt_charge_down = {
  fr: '{seat, select, you {Vous montez} other {{seat} monte}} au contre : un double arrête le drop.',
  en: '{seat, select, you {You charge} other {{seat} charges}}: a double stops the drop.',
} as Message<'seat'>;

export const prompt_counter_duel_q = {
  fr: '{seat, select, you {Vous partez} other {{seat} part}} en contre : un dé.',
  en: '{seat, select, you {You break} other {{seat} breaks}} away: one die.',
} as Message<'seat'>;

export const prompt_counter_duel_p = {
  fr: '{seat, select, you {Vous revenez} other {{seat} revient}} en défense : un dé.',
  en: '{seat, select, you {You chase} other {{seat} chases}} back: one die.',
} as Message<'seat'>;

export const prompt_counter_video = {
  fr: 'Égalité, appel à la vidéo : {seat, select, you {vous lancez} other {{seat} lance}} un dé.',
  en: 'Level, so to the TMO: {seat, select, you {you roll} other {{seat} rolls}} one die.',
} as Message<'seat'>;

export const prompt_video = {
  fr: 'Appel à la vidéo : {seat, select, you {vous lancez} other {{seat} lance}} un dé.',
  en: 'To the TMO: {seat, select, you {you roll} other {{seat} rolls}} one die.',
} as Message<'seat'>;

export const prompt_conversion = {
  fr: '{seat, select, you {Vous tentez} other {{seat} tente}} la transformation : un dé, le plus bas possible.',
  en: '{seat, select, you {You take} other {{seat} takes}} the conversion: one die, the lower the better.',
} as Message<'seat'>;

export const fact_roll_off_won = {
  fr: '{seat, select, you {Vous faites le plus haut, {sum}, et donnez le coup d’envoi.} other {{seat} fait le plus haut, {sum}, et donne le coup d’envoi.}}',
  en: '{seat, select, you {You roll highest, {sum}, and kick off.} other {{seat} rolls highest, {sum}, and kicks off.}}',
} as Message<'seat' | 'sum'>;

export const fact_action = {
  fr: 'Minute {minute} : {seat, select, you {vous faites} other {{seat} fait}} {dice}.',
  en: 'Minute {minute}: {seat, select, you {you roll} other {{seat} rolls}} {dice}.',
} as Message<'minute' | 'seat' | 'dice'>;

export const fact_penalty_conceded = {
  fr: '{seat, select, you {Votre faute} other {Faute de {seat}}} : pénalité pour {other}.',
  en: '{seat, select, you {You give} other {{seat} gives}} away a penalty to {other}.',
} as Message<'seat' | 'other'>;

export const fact_penalty_and_card = {
  fr: '{seat, select, you {Votre faute est grave} other {Faute grave de {seat}}} : pénalité pour {other}, et un carton.',
  en: '{seat, select, you {You give} other {{seat} gives}} away a penalty to {other}, and a card.',
} as Message<'seat' | 'other'>;

export const fact_penalty_try_and_card = {
  fr: '{other, select, you {Vous empêchez} other {{other} empêche}} un essai certain : essai de pénalité pour {seat}, et un carton.',
  en: '{other, select, you {You prevent} other {{other} prevents}} a certain try: a penalty try for {seat}, and a card.',
} as Message<'other' | 'seat'>;

export const fact_drop_or_fifty22 = {
  fr: '{seat, select, you {Vous avez} other {{seat} a}} le champ libre au pied : drop ou 50-22.',
  en: '{seat, select, you {You have} other {{seat} has}} room to kick: a drop or a 50-22.',
} as Message<'seat'>;

export const fact_countered = {
  fr: '{other, select, you {Vous récupérez le ballon et partez en contre !} other {{other} récupère le ballon et part en contre !}}',
  en: '{other, select, you {You pick up the ball and break away!} other {{other} picks up the ball and breaks away!}}',
} as Message<'other'>;

export const fact_penalty_won = {
  fr: 'Faute adverse : pénalité pour {seat}.',
  en: 'Penalty to {seat}.',
} as Message<'seat'>;

export const fact_video_called = {
  fr: 'Essai pour {seat} ? L’arbitre demande la vidéo.',
  en: 'A try for {seat}? To the TMO.',
} as Message<'seat'>;

export const fact_short_handed = {
  fr: '{cards, plural, =0 {Aucun carton} =1 {Un carton en cours} other {# cartons en cours}} pour {seat} : le {x} ne vaut plus que {left}.',
  en: '{cards, plural, =0 {No card} =1 {One card} other {# cards}} in force for {seat}: the {x} is worth only {left}.',
} as Message<'cards' | 'seat' | 'x' | 'left'>;

export const fact_knock_on = {
  fr: 'En-avant : ballon pour {other}.',
  en: 'Knock-on: {other, select, you {you have} other {{other} has}} the ball.',
} as Message<'other'>;

export const fact_kick_to_touch = {
  fr: 'Pied en touche : lancer pour {other}.',
  en: 'Kicked to touch: {other, select, you {you throw} other {{other} throws}} in.',
} as Message<'other'>;

export const fact_counter_ruck = {
  fr: 'Contre-ruck : {other, select, you {vous gagnez} other {{other} gagne}} le ballon au sol.',
  en: 'Counter-ruck: {other, select, you {you win} other {{other} wins}} the ball on the ground.',
} as Message<'other'>;

export const fact_ball_kicked_away = {
  fr: 'Ballon rendu au pied : {other, select, you {vous le récupérez} other {{other} le récupère}}.',
  en: 'Ball kicked away: {other, select, you {you gather} other {{other} gathers}} it.',
} as Message<'other'>;

export const fact_interception = {
  fr: 'Interception : {other, select, you {vous coupez} other {{other} coupe}} la passe.',
  en: 'Interception: {other, select, you {you read} other {{other} reads}} the pass.',
} as Message<'other'>;

export const fact_ball_ripped = {
  fr: 'Arrachage : {other, select, you {vous vous emparez} other {{other} s’empare}} du ballon dans les bras.',
  en: 'Ripped: {other, select, you {you take} other {{other} takes}} the ball out of the arms.',
} as Message<'other'>;

export const fact_yellow_card = {
  fr: 'Carton jaune pour {seat}, jusqu’à la minute {until}.',
  en: 'Yellow card for {seat}, up to minute {until}.',
} as Message<'seat' | 'until'>;

export const fact_red_card = {
  fr: 'Carton rouge pour {seat}, jusqu’à la {until, plural, =0 {fin du match} other {minute #}}.',
  en: 'Red card for {seat}, to {until, plural, =0 {the end of the match} other {minute #}}.',
} as Message<'seat' | 'until'>;

export const fact_kick = {
  fr: '{seat, select, you {Vous tentez} other {{seat} tente}} la pénalité.',
  en: '{seat, select, you {You kick} other {{seat} kicks}} at goal.',
} as Message<'seat'>;

export const fact_play = {
  fr: '{seat, select, you {Vous préférez} other {{seat} préfère}} jouer.',
  en: '{seat, select, you {You choose} other {{seat} chooses}} to play.',
} as Message<'seat'>;

export const fact_drop = {
  fr: '{seat, select, you {Vous tentez} other {{seat} tente}} le drop.',
  en: '{seat, select, you {You go} other {{seat} goes}} for the drop.',
} as Message<'seat'>;

export const fact_fifty22 = {
  fr: '50-22 : {seat, select, you {vous trouvez la touche et gardez la main} other {{seat} trouve la touche et garde la main}}.',
  en: '50-22: {seat, select, you {you find touch and keep the ball} other {{seat} finds touch and keeps the ball}}.',
} as Message<'seat'>;

export const fact_duel_die = {
  fr: '{seat, select, you {Vous faites} other {{seat} fait}} {die}.',
  en: '{seat, select, you {You roll} other {{seat} rolls}} {die}.',
} as Message<'seat' | 'die'>;

export const fact_video_die = {
  fr: 'La vidéo donne {die}.',
  en: 'The TMO rolls {die}.',
} as Message<'die'>;

export const fact_penalty_good = {
  fr: 'La pénalité passe : {points} points pour {seat}.',
  en: 'The penalty is good: {points} points to {seat}.',
} as Message<'points' | 'seat'>;

export const fact_drop_good = {
  fr: 'Le drop passe : {points} points pour {seat}.',
  en: 'The drop is good: {points} points to {seat}.',
} as Message<'points' | 'seat'>;

export const fact_try = {
  fr: 'Essai ! {points} points pour {seat}.',
  en: 'Try! {points} points to {seat}.',
} as Message<'points' | 'seat'>;

export const fact_conversion_good = {
  fr: 'Transformation réussie : {points} points de plus pour {seat}.',
  en: 'Converted: {points} more points to {seat}.',
} as Message<'points' | 'seat'>;

export const fact_penalty_try = {
  fr: 'Essai de pénalité : {points} points pour {seat}.',
  en: 'Penalty try: {points} points to {seat}.',
} as Message<'points' | 'seat'>;

export const fact_penalty_missed = {
  fr: 'La pénalité ne passe pas.',
  en: 'The penalty is missed.',
} as Message<never>;

export const fact_drop_charged_down = {
  fr: 'Double : {other, select, you {vous contrez} other {{other} contre}} le drop.',
  en: 'A double: {other, select, you {you charge} other {{other} charges}} the drop down.',
} as Message<'other'>;

export const fact_counter_stopped = {
  fr: '{other, select, you {Vous revenez} other {{other} revient}} à temps : pas d’essai.',
  en: '{other, select, you {You get} other {{other} gets}} back in time: no try.',
} as Message<'other'>;

export const fact_try_refused = {
  fr: 'Impair : pas d’essai.',
  en: 'Odd: try disallowed.',
} as Message<never>;

export const fact_try_refused_by_cards = {
  fr: 'Il manque un joueur : pas d’essai.',
  en: 'A player down: no try.',
} as Message<never>;

export const fact_conversion_missed = {
  fr: 'La transformation est manquée.',
  en: 'The conversion is missed.',
} as Message<never>;

export const fact_hand_over = {
  fr: 'La main est à {seat}, minute {minute}.',
  en: 'Ball to {seat}, minute {minute}.',
} as Message<'seat' | 'minute'>;

export const fact_hand_kept = {
  fr: '{seat, select, you {Vous gardez} other {{seat} garde}} la main, minute {minute}.',
  en: '{seat, select, you {You keep} other {{seat} keeps}} the ball, minute {minute}.',
} as Message<'seat' | 'minute'>;

export const fact_half_time = {
  fr: 'Mi-temps, {score}. {seat, select, you {Vous avez} other {{seat} a}} la main à la reprise, minute {minute}.',
  en: 'Half-time, {score}. {seat, select, you {You have} other {{seat} has}} the ball at the restart, minute {minute}.',
} as Message<'score' | 'seat' | 'minute'>;

export const fact_full_time = {
  fr: 'Coup de sifflet final : {score}.',
  en: 'The final whistle: {score}.',
} as Message<'score'>;

export const fact_fewer_reds = {
  fr: 'Égalité aux points, mais {seat, select, you {vous avez} other {{seat} a}} reçu moins de cartons rouges.',
  en: 'Level on points, but {seat, select, you {you have} other {{seat} has}} fewer red cards.',
} as Message<'seat'>;

export const fact_fewer_yellows = {
  fr: 'Égalité aux points, mais {seat, select, you {vous avez} other {{seat} a}} reçu moins de cartons jaunes.',
  en: 'Level on points, but {seat, select, you {you have} other {{seat} has}} fewer yellow cards.',
} as Message<'seat'>;

export const move_kick = {
  fr: 'Tenter la pénalité',
  en: 'Kick at goal',
} as Message<never>;

export const move_kick_does = {
  fr: 'Trois points si le dé est bon : plus haut que celui du fautif, ou plus bas que le second dé d’un 3-x. Ensuite l’adversaire a la main, 2 minutes plus tard.',
  en: 'Three points if the die is right: higher than the offender’s, or lower than the second die of a 3-x. Then the other side has the ball, 2 minutes on.',
} as Message<never>;

export const move_play = {
  fr: 'Jouer',
  en: 'Play on',
} as Message<never>;

export const move_play_does = {
  fr: 'Pas de points, mais la main et deux nouveaux dés, 3 minutes plus tard (ou autant de minutes que le second dé d’un 3-x).',
  en: 'No points, but the ball and two fresh dice, 3 minutes on (or as many minutes as the second die of a 3-x).',
} as Message<never>;

export const move_drop = {
  fr: 'Tenter le drop',
  en: 'Drop goal',
} as Message<never>;

export const move_drop_does = {
  fr: 'Trois points, sauf si l’adversaire contre d’un double, une fois sur six. Il a ensuite la main, 1 minute plus tard.',
  en: 'Three points, unless the other side charges it down with a double, one time in six. It then has the ball, 1 minute on.',
} as Message<never>;

export const move_fifty22 = {
  fr: 'Jouer le 50-22',
  en: '50-22',
} as Message<never>;

export const move_fifty22_does = {
  fr: 'Pas de points : on garde la main et l’on relance deux dés, 3 minutes plus tard.',
  en: 'No points: the ball is kept, with two fresh dice 3 minutes on.',
} as Message<never>;

export const refuse_too_far = {
  fr: 'Sur un 3-1 la pénalité est trop loin pour être tentée : il faut jouer.',
  en: 'On a 3-1 the penalty is out of range: it has to be played.',
} as Message<never>;
