import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';

const seats = [{ name: 'Lucie' }, { name: 'Sami', guided: true }, { name: 'Nora', guided: true }] as const;
const SET_UP = ['e11 f11 g11 h11 i11', 'k1 k2 k3 l3 m3', 'a3 b3 c1 c2 c3'] as const;
/** The hunter may put a prisoner, or a released pair, on any free cell of the camp. */
const ANY_PLACE = ['place'];

const lesson: Lesson = {
  chapters: [
    {
      options: {},
      seats,
      steps: [
        {
          say: {
            fr: 'Vous êtes Lucie, les poules. Vos cinq pions sont dans votre camp, en haut : choisissez un dessin ou déplacez-les, puis « Prêt ! ».',
            en: 'You are Lucie, the chicks. Your five pawns are in your camp, at the top: choose a pattern or move them, then “Ready!”.',
          },
          move: SET_UP[0],
          accept: 'any',
          hint: { fr: 'Cinq cases de votre camp, en haut.', en: 'Five cells of your camp, at the top.' },
        },
      ],
      end: {
        fr: 'Les poules chassent les vipères, les renards chassent les poules, les vipères chassent les renards. En route !',
        en: 'Chicks hunt snakes, foxes hunt chicks, snakes hunt foxes. Off we go!',
      },
    },
    {
      options: {},
      seats,
      before: SET_UP,
      steps: [
        { say: { fr: 'Deux dés, donc deux déplacements au plus : lancez.', en: 'Two dice, so two legs at most: roll.' }, faces: [5, 3] },
        {
          say: {
            fr: 'La poule de e11 descend tout droit : 5 cases, en e6, puis 3, en e3.',
            en: 'The chick on e11 goes straight down: 5 cells, to e6, then 3, to e3.',
          },
          move: '5:e11-e6, 3:e6-e3',
          hint: {
            fr: 'Reprenez : la poule de e11, jusqu’en e3 avec les deux dés.',
            en: 'Take it back: the chick on e11, as far as e3 with both dice.',
          },
        },
        {
          say: { fr: 'Aux renards, qui vous chassent : lancez pour eux.', en: 'Now the foxes, who hunt you: roll for them.' },
          faces: [6, 4],
        },
        { say: { fr: 'Trop près du renard…', en: 'Too near the fox…' }, move: '6:k2-e6, 4:e6xe3(k2)' },
        {
          say: {
            fr: 'Capturée ! La voilà prisonnière chez eux. Lancez pour les vipères.',
            en: 'Captured! She is a prisoner in their camp. Roll for the snakes.',
          },
          faces: [6, 5],
        },
        { say: { fr: 'Une vipère s’avance.', en: 'A snake comes forward.' }, move: '5:c3-c8' },
        { say: { fr: 'Une proie à portée. Lancez !', en: 'Prey within reach. Roll!' }, faces: [6, 2] },
        {
          say: {
            fr: 'Avec le 6, la poule de f11 court vers la vipère en c8 et s’arrête sur elle. Puis « Finir ».',
            en: 'With the 6 the chick on f11 runs to the snake on c8 and stops there. Then finish.',
          },
          move: '6:f11xc8(g13)',
          accept: ANY_PLACE,
          hint: {
            fr: 'Reprenez : de f11 sur la vipère, en c8, et rien d’autre.',
            en: 'Take it back: from f11 onto the snake on c8, and nothing else.',
          },
        },
      ],
      end: {
        fr: 'Capturée ! Cinq prisonnières et vous gagnez. Reste à délivrer votre poule.',
        en: 'Captured! Five prisoners and you win. Now set your chick free.',
      },
    },
    {
      options: {},
      seats,
      before: [
        ...SET_UP,
        [5, 3],
        '5:e11-e6, 3:e6-e3',
        [6, 4],
        '6:k2-e6, 4:e6xe3(k2)',
        [6, 5],
        '5:c3-c8',
        [6, 2],
        '6:f11xc8(g13)',
        [1, 2],
        '1:m3-m4',
        [1, 2],
        '1:c2-d3',
      ],
      steps: [
        { say: { fr: 'Une poule peut en libérer une autre : lancez.', en: 'A chick can free another: roll.' }, faces: [5, 4] },
        {
          say: {
            fr: 'La poule de g11 descend de 5, en g6, puis file avec le 4 sur la prisonnière, en k2.',
            en: 'The chick on g11 goes down 5, to g6, then with the 4 onto the prisoner on k2.',
          },
          move: '5:g11-g6, 4:g6+k2(e11 f12)',
          accept: ANY_PLACE,
          hint: {
            fr: 'Reprenez : g11 va en g6, puis sur la prisonnière en k2.',
            en: 'Take it back: g11 goes to g6, then onto the prisoner on k2.',
          },
        },
      ],
      end: {
        fr: 'Libérée : toutes deux rentrent au camp. Personne ne saute par-dessus un pion ; à vous la chasse !',
        en: 'Free: both are back in camp. Nobody jumps over a pawn; happy hunting!',
      },
    },
  ],
};

export default lesson;
