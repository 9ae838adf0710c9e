import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import type { ShootOutFact, ShootOutState } from '../rules/index.ts';
import Goal from './Goal.svelte';

export default defineBoard<ShootOutState, ShootOutFact>({ Board: Goal });
