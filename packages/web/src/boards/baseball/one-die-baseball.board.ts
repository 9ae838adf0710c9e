import type { DiceBaseballState, Fact } from '@pocket-stadium/rules';
import { defineBoard } from '../contract.ts';
import { durationOf } from './duration.ts';
import Field from './Field.svelte';
import LineScoreBoard from './LineScoreBoard.svelte';
import { stampOf } from './stamps.ts';

export default defineBoard<DiceBaseballState, Fact>({ Board: Field, Scoreboard: LineScoreBoard, duration: durationOf, stamp: stampOf });
