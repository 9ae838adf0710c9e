import type { GlossaryEntry } from '@pocket-stadium/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    codes: ['action', 'hand-over', 'hand-kept'],
    term: { fr: 'La main', en: 'The hand' },
    meaning: {
      fr: 'Le joueur qui a la main a le ballon : il lance les dés de l’action suivante.',
      en: 'The player with the hand has the ball and throws the dice of the next action.',
    },
  },
  {
    codes: ['penalty-conceded', 'penalty-and-card', 'penalty-won', 'kick', 'penalty-good', 'penalty-missed'],
    term: { fr: 'Pénalité', en: 'Penalty' },
    meaning: {
      fr: 'Une faute donne à l’autre camp un coup de pied à 3 points, ou le ballon s’il préfère jouer.',
      en: 'An offence gives the other side a kick worth 3 points, or the ball if it would rather play.',
    },
  },
  {
    codes: ['play'],
    term: { fr: 'Pénaltouche, mêlée, jeu à la main', en: 'Playing a penalty' },
    meaning: {
      fr: 'Renoncer au coup de pied pour garder le ballon : on vise l’essai, ou l’on joue la montre.',
      en: 'Turning down the kick to keep the ball: to go for a try, or to run down the clock.',
    },
  },
  {
    codes: ['drop-or-fifty22', 'drop', 'drop-good', 'drop-charged-down'],
    term: { fr: 'Drop', en: 'Drop goal' },
    meaning: {
      fr: 'Un coup de pied tombé en plein jeu, à 3 points, que l’adversaire peut contrer.',
      en: 'A drop kick in open play worth 3 points, which the other side may charge down.',
    },
  },
  {
    codes: ['fifty22'],
    term: { fr: '50-22', en: '50-22' },
    meaning: {
      fr: 'Botter de son camp en touche indirecte dans les 22 mètres adverses : on garde le ballon tout en gagnant du terrain.',
      en: 'Kicking from one’s own half so that the ball bounces into touch in the other 22: ground is won and the ball kept.',
    },
  },
  {
    codes: ['countered', 'counter-stopped', 'duel-die'],
    term: { fr: 'Contre', en: 'Breakaway' },
    meaning: {
      fr: 'Le ballon perdu profite à l’adversaire, qui file vers l’en-but : un duel de dés décide de l’essai.',
      en: 'The lost ball sends the other side away towards the line: a duel of dice decides on the try.',
    },
  },
  {
    codes: ['try', 'try-refused'],
    term: { fr: 'Essai', en: 'Try' },
    meaning: { fr: 'Le ballon aplati dans l’en-but adverse : 5 points.', en: 'The ball grounded behind the other side’s line: 5 points.' },
  },
  {
    codes: ['conversion-good', 'conversion-missed'],
    term: { fr: 'Transformation', en: 'Conversion' },
    meaning: {
      fr: 'Le coup de pied qui suit l’essai, à 2 points ; plus le nombre à battre est petit, plus l’angle est fermé.',
      en: 'The kick after a try, worth 2 points; the smaller the number to beat, the tighter the angle.',
    },
  },
  {
    codes: ['penalty-try', 'penalty-try-and-card'],
    term: { fr: 'Essai de pénalité', en: 'Penalty try' },
    meaning: {
      fr: 'Accordé quand une faute empêche un essai certain : 7 points, sans transformation.',
      en: 'Awarded when an offence prevents a certain try: 7 points, with no conversion.',
    },
  },
  {
    codes: ['video-called', 'video-die'],
    term: { fr: 'Arbitrage vidéo', en: 'Video referee' },
    meaning: {
      fr: 'L’arbitre revoit l’action douteuse : un dé pair donne l’essai, un dé impair le refuse.',
      en: 'The referee looks again at a doubtful try: an even die gives it, an odd one does not.',
    },
  },
  {
    codes: ['yellow-card'],
    term: { fr: 'Carton jaune', en: 'Yellow card' },
    meaning: {
      fr: 'Une exclusion temporaire : tant qu’elle court, le second dé de vos essais perd un point.',
      en: 'Some minutes off the field: while it lasts, the second die of your tries is worth one less.',
    },
  },
  {
    codes: ['red-card'],
    term: { fr: 'Carton rouge', en: 'Red card' },
    meaning: {
      fr: 'Une exclusion définitive : jusqu’à la fin, le second dé de vos essais perd un point.',
      en: 'Off the field for good: to the end of the match the second die of your tries is worth one less.',
    },
  },
  {
    codes: ['short-handed', 'try-refused-by-cards'],
    term: { fr: 'Infériorité numérique', en: 'Short-handed' },
    meaning: {
      fr: 'Avec des cartons en cours, marquer un essai devient plus difficile, voire impossible.',
      en: 'With cards in force a try becomes harder, or even out of reach.',
    },
  },
  {
    codes: ['knock-on'],
    term: { fr: 'En-avant (1-2)', en: 'Knock-on (1-2)' },
    meaning: { fr: 'Le ballon échappe des mains vers l’avant : il change de camp.', en: 'The ball is dropped forward: it changes sides.' },
  },
  {
    codes: ['kick-to-touch'],
    term: { fr: 'Pied en touche (1-4)', en: 'Kick to touch (1-4)' },
    meaning: {
      fr: 'Le ballon botté sort du terrain : l’adversaire lance en touche.',
      en: 'The ball is kicked off the field: the other side throws in.',
    },
  },
  {
    codes: ['counter-ruck'],
    term: { fr: 'Contre-ruck (1-6)', en: 'Counter-ruck (1-6)' },
    meaning: {
      fr: 'Les adversaires poussent par-dessus le regroupement au sol et prennent le ballon.',
      en: 'The other side drives over the ruck and takes the ball.',
    },
  },
  {
    codes: ['ball-kicked-away'],
    term: { fr: 'Ballon rendu au pied (2-4)', en: 'Ball kicked away (2-4)' },
    meaning: { fr: 'Un coup de pied trop long offre le ballon à l’adversaire.', en: 'A kick too long hands the ball to the other side.' },
  },
  {
    codes: ['interception'],
    term: { fr: 'Interception (2-6)', en: 'Interception (2-6)' },
    meaning: { fr: 'Un adversaire se jette sur la passe et s’en empare.', en: 'An opponent darts in and takes the pass.' },
  },
  {
    codes: ['ball-ripped'],
    term: { fr: 'Arrachage (4-6)', en: 'Rip (4-6)' },
    meaning: {
      fr: 'Le plaqueur arrache le ballon des bras du porteur.',
      en: 'The tackler rips the ball out of the carrier’s arms.',
    },
  },
  {
    codes: ['half-time'],
    term: { fr: 'Mi-temps', en: 'Half-time' },
    meaning: {
      fr: 'La fin de la première période ; l’autre joueur a la main à la reprise.',
      en: 'The end of the first period; the other player has the hand at the restart.',
    },
  },
  {
    codes: ['full-time'],
    term: { fr: 'Temps additionnel', en: 'Added time' },
    meaning: {
      fr: 'La dernière action commence à la dernière minute ou après, et se joue toujours jusqu’au bout.',
      en: 'The last action starts at the last minute or later, and is always played to its end.',
    },
  },
];
