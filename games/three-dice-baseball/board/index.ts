import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import LineScoreBoard from '../../_baseball/board/LineScoreBoard.svelte';
import { stampOf } from '../../_baseball/board/stamps.ts';
import Totals from '../../_baseball/board/Totals.svelte';
import type { DiceBaseballState } from '../../_baseball/rules/index.ts';
import OnesField from './OnesField.svelte';

export default defineBoard<DiceBaseballState, Fact>({ Board: OnesField, Scoreboard: LineScoreBoard, Totals, stamp: stampOf });
