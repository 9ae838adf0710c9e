import Type from 'typebox';
import { closed, Id, Milliseconds, Secret } from './common.ts';

export const Code = Type.String({ pattern: '^[0-9]{12}$', description: 'Twelve digits.' });

export const SpokenCode = closed({
  code: Type.Unsafe<string>({ ...Code, description: 'Twelve digits, to be read aloud.' }),
  until: Type.Unsafe<number>({ ...Milliseconds, description: 'When it opens nothing any more.' }),
  once: Type.Boolean({ description: 'Whether it is used up when somebody opens it.' }),
});

/** What a spoken code opened: a seat, or a season. */
export const Opened = closed({
  table: Type.Optional(Id),
  season: Type.Optional(Id),
  secret: Type.Optional(
    Type.Unsafe<string>({
      ...Secret,
      description: 'What opens the seat, or lets its holder change the season: the part of the link after #.',
    }),
  ),
});
