export { baseballEar as ear } from '../_baseball/ear.ts';
