import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import { common } from '../../_baseball/board/common.ts';
import DiceField from '../../_baseball/board/DiceField.svelte';
import type { DiceBaseballState } from '../../_baseball/rules/index.ts';

export default defineBoard<DiceBaseballState, Fact>({ ...common, Board: DiceField });
