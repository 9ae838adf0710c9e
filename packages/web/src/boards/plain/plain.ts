import { defineBoard } from '../contract.ts';
import PlainBoard from './PlainBoard.svelte';

export default defineBoard({ Board: PlainBoard, scrolls: true });
