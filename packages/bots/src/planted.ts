import { seededFaces } from '@pocket-stadium/dice';
export default seededFaces;
