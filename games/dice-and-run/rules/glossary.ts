import type { GlossaryEntry, Words } from '@pocket-stadium/kernel';
import { BASEBALL_GLOSSARY, OUT_ENTRY } from '../../_baseball/rules/words.ts';
import type { PlayCode } from './chart.ts';
import { TERMS } from './terms.ts';

const MEANINGS: Readonly<Record<PlayCode, Words>> = {
  single: {
    fr: 'Une frappe qui amène le frappeur en première base ; seuls les coureurs qu’il pousse avancent.',
    en: 'A hit that takes the batter to first; only the runners he forces move on.',
  },
  double: {
    fr: 'Une frappe qui perce la défense et amène le frappeur en deuxième base ; les coureurs font la place qu’il faut.',
    en: 'A hit through the defence that takes the batter to second; the runners make just the room he needs.',
  },
  triple: {
    fr: 'Une longue frappe qui amène le frappeur en troisième base ; tous les coureurs rentrent marquer.',
    en: 'A long hit that takes the batter to third; every runner comes home.',
  },
  'home-run': {
    fr: 'La balle sort du terrain : le frappeur et tous les coureurs marquent, et la défense n’y peut rien.',
    en: 'The ball leaves the park: the batter and every runner score, and the defence can do nothing about it.',
  },
  'strike-out': {
    fr: 'Au troisième strike le frappeur est retiré sans que personne ne bouge.',
    en: 'At the third strike the batter is out, and nobody moves.',
  },
  'fly-out': {
    fr: 'Un joueur de champ attrape la balle avant qu’elle touche le sol : le frappeur est retiré, les coureurs restent.',
    en: 'A fielder catches the ball before it touches the ground: the batter is out, the runners stay.',
  },
  'pop-out': {
    fr: 'La balle monte très haut et retombe dans un gant tout proche : le frappeur est retiré, les coureurs restent.',
    en: 'The ball goes straight up and comes down in a glove close by: the batter is out, the runners stay.',
  },
  'double-play': {
    fr: 'Deux retraits d’un coup : le frappeur, et le coureur le plus proche de la première base s’il y en a un.',
    en: 'Two outs at one stroke: the batter, and the runner nearest to first if there is one.',
  },
  'ground-out': {
    fr: 'La balle roule jusqu’à un défenseur, qui la relance en première avant le frappeur : il est retiré, les coureurs restent.',
    en: 'The ball rolls to a fielder, whose throw beats the batter to first: he is out, the runners stay.',
  },
  walk: {
    fr: 'Quatre balles hors de la zone de strike : le frappeur va en première base et pousse les coureurs qui le gênent.',
    en: 'Four pitches outside the strike zone: the batter goes to first and forces on the runners in his way.',
  },
  'sacrifice-fly': {
    fr: 'La balle est attrapée de volée et le frappeur retiré, mais chaque coureur en profite pour avancer d’une base.',
    en: 'The ball is caught and the batter out, but every runner uses the time to advance a base.',
  },
  'wild-pitch': {
    fr: 'Le lanceur envoie la balle n’importe où : chaque coureur avance d’une base, et une balle s’ajoute au compte.',
    en: 'The pitch goes anywhere: every runner advances a base, and a ball is added to the count.',
  },
  'passed-ball': {
    fr: 'Le receveur laisse filer le lancer : chaque coureur avance d’une base, et une balle s’ajoute au compte.',
    en: 'The catcher lets the pitch slip by: every runner advances a base, and a ball is added to the count.',
  },
  'hit-by-pitch': {
    fr: 'Le lancer touche le frappeur : il va en première base et pousse les coureurs qui le gênent.',
    en: 'The pitch hits the batter: he goes to first and forces on the runners in his way.',
  },
  pickoff: {
    fr: 'Le lanceur surprend un coureur trop éloigné de sa base et le fait retirer ; ici, celui qui est le plus près de la première.',
    en: 'The pitcher catches a runner too far off his base, who is out; here, the one nearest to first.',
  },
  'sacrifice-bunt': {
    fr: 'Le frappeur amortit la balle à ses pieds et se fait retirer pour que chaque coureur avance d’une base.',
    en: 'The batter lets the ball drop at his feet and gives himself up so that every runner advances a base.',
  },
  error: {
    fr: 'La défense rate un geste facile : la frappe compte, et chacun avance d’une base de plus.',
    en: 'The defence bungles a play: the hit stands, and everybody advances one base more.',
  },
  'batter-out': {
    fr: 'La réaction de la défense réussit : la frappe est annulée et le frappeur retiré.',
    en: 'The reaction of the defence works: the hit is undone and the batter is out.',
  },
};

const PLAY_ENTRIES: readonly GlossaryEntry[] = Object.entries(TERMS).map(([code, term]) => ({
  codes: [code],
  term,
  meaning: MEANINGS[code as PlayCode],
}));

export const glossary: readonly GlossaryEntry[] = [
  ...PLAY_ENTRIES,
  {
    codes: ['ball'],
    term: { fr: 'Balle', en: 'Ball' },
    meaning: {
      fr: 'Un lancer hors de la zone de strike que le frappeur laisse passer ; la quatrième donne la première base.',
      en: 'A pitch outside the strike zone that the batter lets go; the fourth gives him first base.',
    },
  },
  {
    codes: ['strike'],
    term: { fr: 'Strike (bonne balle)', en: 'Strike' },
    meaning: {
      fr: 'Un bon lancer que le frappeur n’a pas frappé ; au troisième il est retiré.',
      en: 'A good pitch that the batter did not hit; the third puts him out.',
    },
  },
  {
    codes: ['foul-ball', 'foul-again'],
    term: { fr: 'Balle hors jeu (foul ball)', en: 'Foul ball' },
    meaning: {
      fr: 'Une frappe qui retombe hors des lignes : elle compte comme un strike, sauf quand il y en a déjà deux.',
      en: 'A hit that lands outside the lines: it counts as a strike, unless there are two already.',
    },
  },
  {
    codes: ['pitch', 'pitch-shown'],
    term: { fr: 'Lancer (pitch)', en: 'Pitch' },
    meaning: {
      fr: 'La balle du lanceur vers le marbre ; ici, deux dés que seule la défense voit.',
      en: 'The pitcher’s throw to the plate; here, two dice that only the defence sees.',
    },
  },
  {
    codes: ['swing', 'single-hit', 'double-hit', 'triple-hit'],
    term: { fr: 'Frapper (swing)', en: 'Swing' },
    meaning: {
      fr: 'Le frappeur s’élance : ses propres dés remplacent ceux du lanceur.',
      en: 'The batter goes for the ball: his own dice replace the pitcher’s.',
    },
  },
  {
    codes: ['take'],
    term: { fr: 'Laisser passer', en: 'Take' },
    meaning: {
      fr: 'Le frappeur ne bouge pas : le lancer est dévoilé et compte tel quel.',
      en: 'The batter does not move: the pitch is shown and counts as it is.',
    },
  },
  {
    codes: ['react', 'accept', 'hit-stands'],
    term: { fr: 'Réaction de la défense', en: 'Reaction' },
    meaning: {
      fr: 'Devant un simple, un double ou un triple, la défense peut jeter un dé : exploit, erreur, ou rien de changé.',
      en: 'Against a single, a double or a triple the defence may roll a die: a great play, an error, or no change.',
    },
  },
  {
    codes: ['steal', 'steal-die', 'stolen-base', 'caught-stealing', 'steal1', 'steal2', 'steal3', 'hold'],
    term: { fr: 'Vol de base', en: 'Stolen base' },
    meaning: {
      fr: 'Après un lancer, un coureur tente de gagner la base libre devant lui : son dé contre les deux de la défense.',
      en: 'After a pitch a runner tries for the free base ahead of him: his die against the two of the defence.',
    },
  },
  OUT_ENTRY,
  ...BASEBALL_GLOSSARY,
];
