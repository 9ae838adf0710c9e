import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0, mode: 'basic' },
      seats: [{ name: 'Lucie' }, { name: 'Sami' }],
      steps: [
        {
          say: {
            fr: 'Vous êtes Lucie, à la batte. La somme de deux dés dit la suite : lancez.',
            en: 'You are Lucie, at bat. The sum of two dice tells the play: roll.',
          },
          faces: [2, 4],
        },
        {
          say: { fr: 'Six : un simple. Les sommes paires font avancer. Encore !', en: 'Six: a single. Even sums put you forward. Again!' },
          faces: [3, 5],
        },
        {
          say: { fr: 'Huit : un double. Le coureur poussé file en troisième.', en: 'Eight: a double. The runner is pushed on to third.' },
          faces: [4, 6],
        },
        {
          say: {
            fr: 'Dix : un triple, deux points ! Les sommes impaires, elles, coûtent un retrait.',
            en: 'Ten: a triple, two runs! Odd sums, though, cost an out.',
          },
          faces: [3, 4],
        },
      ],
      end: {
        fr: 'Sept : retiré. Au troisième retrait, Sami prend la batte. Passons au jeu avancé, avec un lanceur.',
        en: 'Seven: out. After the third, Sami bats. Now for the advanced game, with a pitcher.',
      },
    },
    {
      options: { first: 0, mode: 'advanced' },
      seats: [{ name: 'Lucie' }, { name: 'Sami', guided: true }],
      before: [[3, 4], 'swing', [5, 6], [2, 3], 'swing', [6, 5]],
      steps: [
        {
          say: {
            fr: 'Deux retraits déjà. Sami lance la balle en secret : lancez ses dés, ils restent cachés.',
            en: 'Two out already. Sami pitches in secret: roll his dice, they stay hidden.',
          },
          faces: [3, 5],
        },
        {
          say: {
            fr: 'Frapper, ou laisser passer ? Laissez passer celle-ci.',
            en: 'Swing, or take the pitch? Take this one.',
          },
          move: 'take',
          hint: { fr: 'Vous frapperez la suivante : laissez passer celle-ci.', en: 'You will swing at the next one: take this one.' },
        },
        {
          say: {
            fr: 'Huit : une balle. Quatre balles offrent la première base, trois strikes retirent. Lancez pour Sami.',
            en: 'Eight: a ball. Four balls walk you to first, three strikes put you out. Roll for Sami.',
          },
          faces: [1, 4],
        },
        {
          say: { fr: 'Cette fois, frappez.', en: 'This time, swing.' },
          move: 'swing',
          hint: { fr: 'Osez : frappez celle-ci.', en: 'Be bold: swing at this one.' },
        },
        {
          say: { fr: 'Deux dés à vous, le lancer ne compte plus.', en: 'Two dice of your own; the pitch no longer counts.' },
          faces: [4, 4],
        },
        {
          say: { fr: 'Un double ! Mais Sami tente un exploit en défense…', en: 'A double! But Sami goes for a play in the field…' },
          move: 'react',
        },
        { faces: [3] },
        {
          say: {
            fr: 'La frappe tient. Voler la troisième ? Un dé contre deux, et perdu c’est un retrait : restez.',
            en: 'The hit stands. Steal third? One die against two, and you are out if you lose: hold.',
          },
          move: 'hold',
          hint: {
            fr: 'Un dé contre le plus haut de deux : c’est risqué. Restez.',
            en: 'One die against the higher of two: too risky. Hold.',
          },
        },
      ],
      end: {
        fr: 'Quand Sami battra, c’est vous qui lancerez en secret et choisirez de réagir. À vous de jouer !',
        en: 'When Sami bats, you pitch in secret and choose whether to react. Your game!',
      },
    },
  ],
};

export default lesson;
