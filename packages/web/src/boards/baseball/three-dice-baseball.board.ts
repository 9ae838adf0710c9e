import type { DiceBaseballState, Fact } from '@pocket-stadium/rules';
import { defineBoard } from '../contract.ts';
import LineScoreBoard from './LineScoreBoard.svelte';
import OnesField from './OnesField.svelte';
import { stampOf } from './stamps.ts';

export default defineBoard<DiceBaseballState, Fact>({ Board: OnesField, Scoreboard: LineScoreBoard, stamp: stampOf });
