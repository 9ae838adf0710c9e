export { runsEar as ear } from '../_baseball/ear.ts';
