import { puzzleOfTheDay, rightChoices } from '@pocket-stadium/bots';
import { GameId, words } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { deny } from '../problem.ts';
import { type Route, route } from '../route.ts';

const CACHE = 'public, max-age=86400';
const Chance = Type.Number({ minimum: 0, maximum: 1, description: 'The probability of a win and half that of a draw, to who chooses.' });
const InEveryLanguage = Type.Record(Type.String(), Type.String());
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar date; without one, today in UTC.' });

export const problemRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/problems/today',
    summary: 'The problem of a calendar date, the same for everybody, with what each choice is worth.',
    query: { date: Day, answer: words('yes', 'no') },
    answer: Type.Object({
      date: Day,
      game: GameId,
      number: Type.Integer({ minimum: 1, description: 'Its place in the list of the game, the first is 1.' }),
      motif: InEveryLanguage,
      grade: Type.Integer({ minimum: 1, maximum: 3 }),
      position: Type.String(),
      question: InEveryLanguage,
      right: Type.Optional(Type.Array(Type.String(), { description: 'The moves that are accepted.' })),
      choices: Type.Optional(Type.Array(Type.Object({ move: Type.String(), chance: Chance }))),
      others: Type.Optional(Type.Union([Chance, Type.Null()], { description: 'What each choice that is not listed is worth.' })),
    }),
    async handle({ services }, { query, reply }) {
      const date = query.date ?? new Date(services.now()).toISOString().slice(0, 10);
      const found = await puzzleOfTheDay(date);
      const state = found?.puzzles.read(found.puzzle.position);
      if (!found || !state?.ok) return deny('not-found');
      const { gameId, number, puzzles, puzzle } = found;
      const { motif, grade, position, choices, others = null } = puzzle;
      const answer = {
        ...{ date, game: gameId, number: number + 1, motif: puzzles.motifs[motif]?.names ?? {}, grade, position },
        question: puzzles.ask(state.value, motif),
        ...(query.answer !== 'no' && { right: rightChoices(puzzle).map(({ move }) => move), choices, others }),
      };
      // The answer for today changes tomorrow. The answer for a date never changes.
      reply
        .header('cache-control', query.date === undefined ? 'no-store' : CACHE)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer));
      return null;
    },
  }),
];
