import { defineBoard } from '../../../kit/board.ts';
import PlainBoard from './PlainBoard.svelte';

export default defineBoard({ Board: PlainBoard, scrolls: true });
