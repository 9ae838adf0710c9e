// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const meaning_single = {
  fr: 'Une frappe qui amène le frappeur en première base ; seuls les coureurs qu’il pousse avancent.',
  en: 'A hit that takes the batter to first; only runners who are pushed move on.',
} as Message<never>;

export const meaning_double = {
  fr: 'Une frappe qui perce la défense et amène le frappeur en deuxième base ; les coureurs font la place qu’il faut.',
  en: 'A hit through the defence that takes the batter to second; the runners make just enough room.',
} as Message<never>;

export const meaning_triple = {
  fr: 'Une longue frappe qui amène le frappeur en troisième base ; tous les coureurs rentrent marquer.',
  en: 'A long hit that takes the batter to third; every runner comes home.',
} as Message<never>;

export const meaning_home_run = {
  fr: 'La balle sort du terrain : le frappeur et tous les coureurs marquent, et la défense n’y peut rien.',
  en: 'The ball leaves the park: the batter and every runner score, and the defence can do nothing about it.',
} as Message<never>;

export const meaning_strike_out = {
  fr: 'Au troisième strike le frappeur est retiré sans que personne ne bouge.',
  en: 'At the third strike the batter is out, and nobody moves.',
} as Message<never>;

export const meaning_fly_out = {
  fr: 'Un joueur de champ attrape la balle avant qu’elle touche le sol : le frappeur est retiré, les coureurs restent.',
  en: 'A fielder catches the ball before it touches the ground: the batter is out, the runners stay.',
} as Message<never>;

export const meaning_pop_out = {
  fr: 'La balle monte très haut et retombe dans un gant tout proche : le frappeur est retiré, les coureurs restent.',
  en: 'The ball goes straight up and comes down in a glove close by: the batter is out, the runners stay.',
} as Message<never>;

export const meaning_double_play = {
  fr: 'Deux retraits d’un coup : le frappeur, et le coureur le plus proche de la première base s’il y en a un.',
  en: 'Two outs at one stroke: the batter, and the runner nearest to first if there is one.',
} as Message<never>;

export const meaning_ground_out = {
  fr: 'La balle roule jusqu’à un défenseur, qui la relance en première avant le frappeur : il est retiré, les coureurs restent.',
  en: 'The ball rolls to a fielder, whose throw beats the batter to first: the batter is out, the runners stay.',
} as Message<never>;

export const meaning_walk = {
  fr: 'Quatre balles hors de la zone de strike : le frappeur va en première base et pousse les coureurs qui le gênent.',
  en: 'Four pitches outside the strike zone: the batter goes to first, and the runners in the way move on.',
} as Message<never>;

export const meaning_sacrifice_fly = {
  fr: 'La balle est attrapée de volée et le frappeur retiré, mais chaque coureur en profite pour avancer d’une base.',
  en: 'The ball is caught and the batter out, but every runner uses the time to advance a base.',
} as Message<never>;

export const meaning_wild_pitch = {
  fr: 'Le lanceur envoie la balle n’importe où : chaque coureur avance d’une base, et une balle s’ajoute au compte.',
  en: 'The pitch goes anywhere: every runner advances a base, and a ball is added to the count.',
} as Message<never>;

export const meaning_passed_ball = {
  fr: 'Le receveur laisse filer le lancer : chaque coureur avance d’une base, et une balle s’ajoute au compte.',
  en: 'The catcher lets the pitch slip by: every runner advances a base, and a ball is added to the count.',
} as Message<never>;

export const meaning_hit_by_pitch = {
  fr: 'Le lancer touche le frappeur : il va en première base et pousse les coureurs qui le gênent.',
  en: 'The pitch hits the batter, who goes to first; the runners in the way move on.',
} as Message<never>;

export const meaning_pickoff = {
  fr: 'Le lanceur surprend un coureur trop éloigné de sa base et le fait retirer ; ici, celui qui est le plus près de la première.',
  en: 'The pitcher catches a runner too far off the base, who is out; here, the one nearest to first.',
} as Message<never>;

export const meaning_sacrifice_bunt = {
  fr: 'Le frappeur amortit la balle à ses pieds et se fait retirer pour que chaque coureur avance d’une base.',
  en: 'The batter lets the ball drop close by and is out, so that every runner advances a base.',
} as Message<never>;

export const meaning_error = {
  fr: 'La défense rate un geste facile : la frappe compte, et chacun avance d’une base de plus.',
  en: 'The defence bungles a play: the hit stands, and everybody advances an extra base.',
} as Message<never>;

export const meaning_batter_out = {
  fr: 'La réaction de la défense réussit : la frappe est annulée et le frappeur retiré.',
  en: 'The reaction of the defence works: the hit is undone and the batter is out.',
} as Message<never>;

export const term_ball = {
  fr: 'Balle',
  en: 'Ball',
} as Message<never>;

export const meaning_ball = {
  fr: 'Un lancer hors de la zone de strike que le frappeur laisse passer ; la quatrième donne la première base.',
  en: 'A pitch outside the strike zone that the batter lets go; the fourth gives first base.',
} as Message<never>;

export const term_strike = {
  fr: 'Strike (bonne balle)',
  en: 'Strike',
} as Message<never>;

export const meaning_strike = {
  fr: 'Un bon lancer que le frappeur n’a pas frappé ; au troisième il est retiré.',
  en: 'A good pitch that the batter did not hit; the third is an out.',
} as Message<never>;

export const term_foul_ball = {
  fr: 'Balle hors jeu (foul ball)',
  en: 'Foul ball',
} as Message<never>;

export const meaning_foul_ball = {
  fr: 'Une frappe qui retombe hors des lignes : elle compte comme un strike, sauf quand il y en a déjà deux.',
  en: 'A hit that lands outside the lines: it counts as a strike, unless there are two already.',
} as Message<never>;

export const term_pitch = {
  fr: 'Lancer (pitch)',
  en: 'Pitch',
} as Message<never>;

export const meaning_pitch = {
  fr: 'La balle du lanceur vers le marbre ; ici, deux dés que seule la défense voit.',
  en: 'The pitcher’s throw to the plate; here, two dice that only the defence sees.',
} as Message<never>;

export const term_swing = {
  fr: 'Frapper (swing)',
  en: 'Swing',
} as Message<never>;

export const meaning_swing = {
  fr: 'Le frappeur s’élance : ses propres dés remplacent ceux du lanceur.',
  en: 'The batter goes for the ball: the batter’s own dice replace the pitcher’s.',
} as Message<never>;

export const term_take = {
  fr: 'Laisser passer',
  en: 'Take',
} as Message<never>;

export const meaning_take = {
  fr: 'Le frappeur ne bouge pas : le lancer est dévoilé et compte tel quel.',
  en: 'The batter does not move: the pitch is shown and counts as it is.',
} as Message<never>;

export const term_react = {
  fr: 'Réaction de la défense',
  en: 'Reaction',
} as Message<never>;

export const meaning_react = {
  fr: 'Devant un simple, un double ou un triple, la défense peut jeter un dé : exploit, erreur, ou rien de changé.',
  en: 'Against a single, a double or a triple the defence may roll a die: a great play, an error, or no change.',
} as Message<never>;

export const term_steal = {
  fr: 'Vol de base',
  en: 'Stolen base',
} as Message<never>;

export const meaning_steal = {
  fr: 'Après un lancer, un coureur tente de gagner la base libre devant lui : son dé contre les deux de la défense.',
  en: 'After a pitch a runner tries for the free base ahead: one die against the two of the defence.',
} as Message<never>;

export const term_dugout = {
  fr: 'Dugout (banc)',
  en: 'Dugout',
} as Message<never>;

export const meaning_dugout = {
  fr: 'L’abri au bord du terrain : les joueurs de l’équipe y attendent leur tour à la frappe.',
  en: 'The bench under a roof beside the field, where the team waits for its turn at bat.',
} as Message<never>;

export const term_home_team = {
  fr: 'Recevants (home team)',
  en: 'Home team',
} as Message<never>;

export const meaning_home_team = {
  fr: 'L’équipe qui reçoit, chez elle : ici les rouges.',
  en: 'The team that plays on its own field: the reds here.',
} as Message<never>;

export const term_visitors = {
  fr: 'Visiteurs (visitors)',
  en: 'Visitors',
} as Message<never>;

export const meaning_visitors = {
  fr: 'L’équipe qui vient jouer chez l’autre : ici les blancs.',
  en: 'The team that comes to play on the other’s field: the whites here.',
} as Message<never>;

export const term_forced = {
  fr: 'Jeu forcé (force play)',
  en: 'Force play',
} as Message<never>;

export const meaning_forced = {
  fr: 'Deux coureurs ne tiennent pas sur une base : celui que le suivant pousse doit partir, juste assez loin. Qui n’est pas poussé reste.',
  en: 'Two runners cannot share a base: a runner who is pushed from behind has to go, just far enough. A runner whom nobody pushes stays.',
} as Message<never>;

export const term_single = {
  fr: 'Simple',
  en: 'Single',
} as Message<never>;

export const term_double = {
  fr: 'Double',
  en: 'Double',
} as Message<never>;

export const term_triple = {
  fr: 'Triple',
  en: 'Triple',
} as Message<never>;

export const term_home_run = {
  fr: 'Circuit (home run)',
  en: 'Home run',
} as Message<never>;

export const term_strike_out = {
  fr: 'Retrait au bâton (strike out)',
  en: 'Strikeout',
} as Message<never>;

export const term_fly_out = {
  fr: 'Attraper de volée (fly out)',
  en: 'Fly out',
} as Message<never>;

export const term_pop_out = {
  fr: 'Chandelle (pop out)',
  en: 'Pop out',
} as Message<never>;

export const term_double_play = {
  fr: 'Double jeu (double play)',
  en: 'Double play',
} as Message<never>;

export const term_ground_out = {
  fr: 'Roulante (ground out)',
  en: 'Ground out',
} as Message<never>;

export const term_walk = {
  fr: 'But sur balles (walk)',
  en: 'Walk',
} as Message<never>;

export const term_sacrifice_fly = {
  fr: 'Attraper de volée sacrifice (sacrifice fly)',
  en: 'Sacrifice fly',
} as Message<never>;

export const term_wild_pitch = {
  fr: 'Lancer fou (wild pitch)',
  en: 'Wild pitch',
} as Message<never>;

export const term_passed_ball = {
  fr: 'Balle passée (passed ball)',
  en: 'Passed ball',
} as Message<never>;

export const term_hit_by_pitch = {
  fr: 'Touché par le lancer (hit by pitch)',
  en: 'Hit by pitch',
} as Message<never>;

export const term_pickoff = {
  fr: 'Coureur surpris (pickoff)',
  en: 'Pickoff',
} as Message<never>;

export const term_sacrifice_bunt = {
  fr: 'Amorti sacrifice (sacrifice bunt)',
  en: 'Sacrifice bunt',
} as Message<never>;

export const term_error = {
  fr: 'Erreur (error)',
  en: 'Error',
} as Message<never>;

export const term_batter_out = {
  fr: 'Retrait du frappeur',
  en: 'Batter out',
} as Message<never>;
