export { repeatableRandom as testRandom } from '@pocket-stadium/kernel';
