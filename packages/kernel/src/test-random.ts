export { repeatableRandom as seededRandom } from './random.ts';
