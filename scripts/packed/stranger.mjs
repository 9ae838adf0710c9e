// What a stranger does who has installed the packages and nothing else. `stranger.mjs <server>` prints what came of it,
// as JSON.
import { loadBot, playMatch } from '@pocket-stadium/bots';
import { seededFaces, verifyRecord } from '@pocket-stadium/dice';
import { Api, newKey, streamLink, TableClient } from '@pocket-stadium/protocol';
import { drawFaces, GAMES, makeRecordJson, newHeader, Play, parseRecordJson, repeatableRandom } from '@pocket-stadium/rules';
import { conform } from '@pocket-stadium/rules/conformance';

const [base] = process.argv.slice(2);
const TWO = [{ name: 'Ana' }, { name: 'Bo' }];

/** Bots play every game. */
async function playAll() {
  const played = {};
  for (const [id, game] of GAMES) {
    const seats = Array.from({ length: game.about.seats.min }, (_, seat) => ({ name: `Seat ${seat}` }));
    const header = newHeader(game, { seats, dice: { kind: 'hand' } });
    const bot = await loadBot(id, 'rookie');
    const [dice, random] = [repeatableRandom(1), repeatableRandom(2)];
    const players = seats.map(() => ({ bot, budget: { nodes: 100 } }));
    played[id] = playMatch(game, header.value, players, { dice: (count) => drawFaces(count, dice), random }).shares;
  }
  return played;
}

/** A game of a stranger's own: the side that rolls more wins, once each. */
const highRoll = {
  about: {
    id: 'high-roll',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    decidedBy: 'luck',
    minutes: 1,
    names: { fr: 'Le plus haut', en: 'High roll' },
    summary: { fr: 'Un dé chacun.', en: 'A die each.' },
    credits: { fr: 'Un exemple.', en: 'An example.' },
    options: {},
    draws: true,
  },
  words: {
    prompts: { roll: { fr: '{seat} lance.', en: '{seat} rolls.' } },
    facts: { rolled: { fr: '{seat} fait {face}.', en: '{seat} rolls {face}.' } },
    moves: {},
    sides: [],
    glossary: [],
  },
  start: () => ({ faces: [] }),
  next: ({ faces }) =>
    faces.length === 2
      ? { kind: 'over', outcome: { winners: winners(faces), draw: faces[0] === faces[1], score: faces, by: 'play' } }
      : { kind: 'roll', seat: faces.length, dice: 1, why: 'roll' },
  moves: () => [],
  choose: () => ({ ok: false, problem: { code: 'no-choice', values: {}, message: { fr: 'Rien à choisir.', en: 'Nothing to choose.' } } }),
  roll: ({ faces }, [face]) => ({ ok: true, state: { faces: [...faces, face] }, facts: [{ code: 'rolled', seat: faces.length, face }] }),
  bound: () => 10,
};
const winners = ([a, b]) => (a === b ? [0, 1] : [a > b ? 0 : 1]);
/** The same with a fact that has no words. */
const wordless = { ...highRoll, words: { ...highRoll.words, facts: {} } };

/** A match from a seed becomes a record, which is read again and verified; and the same with one die turned. */
function verify() {
  const [game, seed] = [GAMES.get('two-dice-baseball'), 'stranger'];
  const play = Play.start(game, newHeader(game, { seats: TWO, dice: { kind: 'seed', seed } }).value);
  while (!play.over) {
    const { seat, dice } = play.next;
    play.append({ type: 'roll', seat, faces: seededFaces(seed, play.rolls, dice), from: 'seed' });
  }
  const { header, entries } = parseRecordJson(makeRecordJson(play.match)).value;
  const turned = entries.map((entry, i) => (i === 0 ? { ...entry, faces: entry.faces.map((face) => 7 - face) } : entry));
  return {
    right: verifyRecord({ header, entries }).ok,
    turned: verifyRecord({ header, entries: turned }).problems.map(({ code }) => code),
  };
}

/** A table on a server is played to its end, and its record verified. */
async function connect() {
  const { token } = await new Api({ base }).newGuest({ name: 'Ana' });
  const api = new Api({ base, token });
  const { table } = await api.newTable({
    key: newKey(),
    game: 'one-die-baseball',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }],
    dice: 'fair',
    public: false,
  });
  const client = new TableClient({ base, token, table: table.id, games: GAMES, links: [streamLink], autoRoll: true });
  const over = ({ play, table: now }) => play?.over && now?.status === 'over';
  await new Promise((resolve) => client.subscribe((state) => over(state) && resolve()));
  const { match } = client.state.table;
  client.close();
  return { games: (await api.games()).length, verified: verifyRecord(await api.record(match)).ok };
}

const checked = { sound: conform(highRoll, repeatableRandom(1)), wordless: conform(wordless, repeatableRandom(1)).length };
console.log(JSON.stringify({ played: await playAll(), checked, verified: verify(), server: await connect() }));
