import Type from 'typebox';
import { closed, Id, Milliseconds, Name, SeatNumber, Secret } from './common.ts';
import { Status } from './table.ts';

const EntrantId = Type.String({ pattern: '^[0-9a-f]{8,32}$' });
const FixtureId = Type.String({ pattern: '^\\d{1,4}:[0-9a-f]{8,32}:[0-9a-f]{8,32}$', description: 'Round, home, away.' });
/** The season package checks events itself; this describes them. */
const SeasonEvent = Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Object({}, { description: 'An event of a season.' }));

/** A season as a file has it, put on the server whole. */
export const NewSeason = closed({
  season: Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Object({}, { description: 'The JSON form of a season.' })),
});
const Until = Type.Union([Milliseconds, Type.Null()], { description: 'When it goes, if nothing is added; null for never.' });
export const SeasonKept = closed({
  id: Id,
  secret: Type.Unsafe<string>({
    ...Secret,
    description: 'What lets its holder change and delete the season: the part of the link after #.',
  }),
  until: Until,
});

const SeasonTable = closed({
  fixture: FixtureId,
  table: Id,
  status: Status,
  score: Type.Union([Type.Array(Type.Number()), Type.Null()], { description: 'By seat, as it stands.' }),
});

export const SeasonView = closed({
  id: Id,
  n: Type.Integer({ minimum: 0, description: 'How many events have come here: ask for those after it.' }),
  events: Type.Array(SeasonEvent, { description: 'In the order in which they came here.' }),
  until: Until,
  mayChange: Type.Boolean({ description: 'Whether whoever asks has the link that changes the season.' }),
  you: Type.Union([EntrantId, Type.Null()], { description: 'The entrant that whoever asks plays for.' }),
  taken: Type.Array(EntrantId, { description: 'Entrants for whom somebody has come.' }),
  tables: Type.Array(SeasonTable),
});
/** Events to add. Without the link that changes the season only results of one's own matches are taken. */
export const SeasonEvents = closed({ events: Type.Array(SeasonEvent, { minItems: 1, maxItems: 2000 }) });
export const SeasonAdded = closed({ n: Type.Integer({ minimum: 0 }), until: Until });
export const SeasonJoin = closed({
  name: Type.Optional(Name),
  entrant: Type.Optional(Type.Unsafe<string>({ ...EntrantId, description: 'To play for an entrant for whom nobody has come.' })),
});
export const SeasonJoined = closed({ entrant: EntrantId });
export const SeasonLeave = closed({ entrant: EntrantId });
export const SeasonPlay = closed({ fixture: FixtureId });
export const SeasonSeated = closed({
  table: Id,
  seat: Type.Union([SeatNumber, Type.Null()], { description: 'Null for whoever only opens the table.' }),
  secret: Type.Union([Secret, Type.Null()]),
});
