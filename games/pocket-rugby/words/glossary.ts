// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_action = {
  fr: 'La main',
  en: 'The ball',
} as Message<never>;

export const meaning_action = {
  fr: 'Le joueur qui a la main a le ballon : il lance les dés de l’action suivante.',
  en: 'The player who has the ball throws the dice of the next action.',
} as Message<never>;

export const term_penalty_conceded = {
  fr: 'Pénalité',
  en: 'Penalty',
} as Message<never>;

export const meaning_penalty_conceded = {
  fr: 'Une faute donne à l’autre camp un coup de pied à 3 points, ou la main s’il préfère jouer.',
  en: 'An offence gives the other side a kick worth 3 points, or the ball if it would rather play.',
} as Message<never>;

export const term_play = {
  fr: 'Jouer (pénaltouche, mêlée ou jeu à la main)',
  en: 'Play on (lineout or scrum)',
} as Message<never>;

export const meaning_play = {
  fr: 'Renoncer au coup de pied pour garder la main : on vise l’essai, ou l’on joue la montre.',
  en: 'Turning down the kick to keep the ball: to go for a try, or to run down the clock.',
} as Message<never>;

export const term_drop_or_fifty22 = {
  fr: 'Drop',
  en: 'Drop goal',
} as Message<never>;

export const meaning_drop_or_fifty22 = {
  fr: 'Un coup de pied tombé en plein jeu, à 3 points, que l’adversaire peut contrer.',
  en: 'A drop kick in open play worth 3 points, which the other side may charge down.',
} as Message<never>;

export const term_fifty22 = {
  fr: '50-22',
  en: '50-22',
} as Message<never>;

export const meaning_fifty22 = {
  fr: 'Botter de son camp en touche indirecte dans les 22 mètres adverses : on garde la main tout en gagnant du terrain.',
  en: 'Kicking from one’s own half so that the ball bounces into touch in the other 22: ground is won and the ball kept.',
} as Message<never>;

export const term_countered = {
  fr: 'Contre',
  en: 'Breakaway',
} as Message<never>;

export const meaning_countered = {
  fr: 'Le ballon perdu profite à l’adversaire, qui file vers l’en-but : un duel de dés décide de l’essai.',
  en: 'The lost ball sends the other side away towards the line: a duel of dice decides on the try.',
} as Message<never>;

export const term_try = {
  fr: 'Essai',
  en: 'Try',
} as Message<never>;

export const meaning_try = {
  fr: 'Le ballon aplati dans l’en-but adverse : 5 points.',
  en: 'The ball grounded behind the other side’s line: 5 points.',
} as Message<never>;

export const term_conversion_good = {
  fr: 'Transformation',
  en: 'Conversion',
} as Message<never>;

export const meaning_conversion_good = {
  fr: 'Le coup de pied qui suit l’essai, à 2 points si le dé est plus petit que le nombre x ; plus x est petit, plus l’angle est fermé.',
  en: 'The kick after a try, worth 2 points if the die is lower than the number x; the smaller x, the tighter the angle.',
} as Message<never>;

export const term_penalty_try = {
  fr: 'Essai de pénalité',
  en: 'Penalty try',
} as Message<never>;

export const meaning_penalty_try = {
  fr: 'Accordé quand une faute empêche un essai certain : 7 points, sans transformation.',
  en: 'Awarded when an offence prevents a certain try: 7 points, with no conversion.',
} as Message<never>;

export const term_video_called = {
  fr: 'Arbitrage vidéo',
  en: 'TMO (video referee)',
} as Message<never>;

export const meaning_video_called = {
  fr: 'L’arbitre revoit l’action douteuse : un dé pair donne l’essai, un dé impair le refuse.',
  en: 'The referee looks again at a doubtful try: an even die gives it, an odd one does not.',
} as Message<never>;

export const term_yellow_card = {
  fr: 'Carton jaune',
  en: 'Yellow card',
} as Message<never>;

export const meaning_yellow_card = {
  fr: 'Une exclusion temporaire : tant qu’elle court, le second dé de vos essais perd un point. À égalité de points et de cartons rouges à la fin, le camp qui a le moins de cartons jaunes gagne.',
  en: 'Some minutes off the field: while it lasts, the second die of your tries is worth one less. If the score and the red cards are level at the end, the side with fewer yellow cards wins.',
} as Message<never>;

export const term_red_card = {
  fr: 'Carton rouge',
  en: 'Red card',
} as Message<never>;

export const meaning_red_card = {
  fr: 'Une exclusion définitive : jusqu’à la fin, le second dé de vos essais perd un point. À égalité de points à la fin, le camp qui a le moins de cartons rouges gagne.',
  en: 'Off the field for good: to the end of the match the second die of your tries is worth one less. If the score is level at the end, the side with fewer red cards wins.',
} as Message<never>;

export const term_short_handed = {
  fr: 'Infériorité numérique',
  en: 'Short-handed',
} as Message<never>;

export const meaning_short_handed = {
  fr: 'Avec des cartons en cours, marquer un essai devient plus difficile, voire impossible.',
  en: 'With cards in force a try becomes harder, or even out of reach.',
} as Message<never>;

export const term_knock_on = {
  fr: 'En-avant (1-2)',
  en: 'Knock-on (1-2)',
} as Message<never>;

export const meaning_knock_on = {
  fr: 'Le ballon échappe des mains vers l’avant : il change de camp.',
  en: 'The ball is dropped forward: it changes sides.',
} as Message<never>;

export const term_kick_to_touch = {
  fr: 'Pied en touche (1-4)',
  en: 'Kick to touch (1-4)',
} as Message<never>;

export const meaning_kick_to_touch = {
  fr: 'Le ballon botté sort du terrain : l’adversaire lance en touche.',
  en: 'The ball is kicked off the field: the other side throws in.',
} as Message<never>;

export const term_counter_ruck = {
  fr: 'Contre-ruck (1-6)',
  en: 'Counter-ruck (1-6)',
} as Message<never>;

export const meaning_counter_ruck = {
  fr: 'Les adversaires poussent par-dessus le regroupement au sol et prennent le ballon.',
  en: 'The other side drives over the ruck and takes the ball.',
} as Message<never>;

export const term_ball_kicked_away = {
  fr: 'Ballon rendu au pied (2-4)',
  en: 'Ball kicked away (2-4)',
} as Message<never>;

export const meaning_ball_kicked_away = {
  fr: 'Un coup de pied trop long offre le ballon à l’adversaire.',
  en: 'A kick too long hands the ball to the other side.',
} as Message<never>;

export const term_interception = {
  fr: 'Interception (2-6)',
  en: 'Interception (2-6)',
} as Message<never>;

export const meaning_interception = {
  fr: 'Un adversaire se jette sur la passe et s’en empare.',
  en: 'An opponent darts in and takes the pass.',
} as Message<never>;

export const term_ball_ripped = {
  fr: 'Arrachage (4-6)',
  en: 'Rip (4-6)',
} as Message<never>;

export const meaning_ball_ripped = {
  fr: 'Le plaqueur arrache le ballon des bras du porteur.',
  en: 'The tackler rips the ball out of the carrier’s arms.',
} as Message<never>;

export const term_half_time = {
  fr: 'Mi-temps',
  en: 'Half-time',
} as Message<never>;

export const meaning_half_time = {
  fr: 'La fin de la première période ; l’autre joueur a la main à la reprise.',
  en: 'The end of the first period; the other player has the ball at the restart.',
} as Message<never>;

export const term_full_time = {
  fr: 'Temps additionnel',
  en: 'Added time',
} as Message<never>;

export const meaning_full_time = {
  fr: 'La dernière action commence à la dernière minute ou après, et se joue toujours jusqu’au bout.',
  en: 'The last action starts at the last minute or later, and is always played to its end.',
} as Message<never>;
