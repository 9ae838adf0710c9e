import { commitmentOf, FairDice, facesOf, HouseDice, hashBack, makeLinkText, parseLinkText } from '../../packages/dice/src/index.ts';

// One kind of work at a time, repeated; prints how much was done and the CPU time it took.
const [what = '', asked = ''] = process.argv.slice(2);
const count = Number(asked);
const seed = '5e'.repeat(32);
const id = '01'.repeat(16);
const LENGTH = 1024;
const house = new HouseDice({ id, length: LENGTH, seed });
const nonce = '07'.repeat(32);
const keyed = { promise: house.promised.promise, game: 'g', rules: 1, options: { innings: 9 }, hashes: [nonce, nonce], brought: null };
const begun = house.begin(keyed, [
  { nonce, string: 'du vent' },
  { nonce, string: 'salt & pepper' },
]);
if (!begun.ok) throw new Error(begun.problem.message.en);
const dice = begun.value;
const first = new FairDice(seed, id, ['du vent', 'salt & pepper']);
const key = Buffer.from(dice.key, 'hex');
const links = Array.from({ length: LENGTH + 1 }, (_, n) => Buffer.from(dice.link(n) ?? '', 'base64url'));
const texts = links.map((link) => makeLinkText(link));
const at = (i: number) => 1 + (i % LENGTH);

const WORK: Readonly<Record<string, (i: number) => unknown>> = {
  'first roll': (i) => first.faces(at(i), 2),
  'second roll': (i) => dice.faces(at(i), 2),
  'second roll with link': (i) => [dice.faces(at(i), 2), dice.link(at(i))],
  'second check': (i) => {
    const n = 2 + (i % (LENGTH - 1));
    const link = parseLinkText(texts[n]);
    const back = link && hashBack(link, links[n - 1] as Uint8Array, 1);
    return back && facesOf(link, key, n, 2);
  },
  'first table': () => [commitmentOf(seed), new FairDice(seed, id, ['du vent', 'salt & pepper'])],
  'second table': () => new HouseDice({ id, length: LENGTH, seed }),
};

const work = WORK[what];
if (!work) throw new Error(`no such work: ${what}`);
let sum = 0;
for (let i = 0; i < count / 4; i++) sum += String(work(i)).length;
const start = process.cpuUsage();
for (let i = 0; i < count; i++) if (work(i)) sum++;
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ count, microseconds: (user + system) / count, sum }));
