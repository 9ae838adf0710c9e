export { baseballHonours as honours } from '../_baseball/honours.ts';
