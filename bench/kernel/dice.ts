import { writeFileSync } from 'node:fs';
import { repeatableRandom } from '@pocket-stadium/kernel';

// The same dice for everybody, written to the file that is named.
const [file] = process.argv.slice(2) as [string];
const random = repeatableRandom(1);
writeFileSync(
  file,
  Uint8Array.from({ length: 1 << 22 }, () => 1 + random(6)),
);
