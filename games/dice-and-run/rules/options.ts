import type { OptionSpecs } from '@pocket-stadium/kernel';
import { BASEBALL_OPTIONS } from '../../_baseball/rules/words.ts';
import * as w from '../words/options.ts';
import { side_1, side_2 } from '../words/rules.ts';
import { BASIC_CHART } from './chart.ts';
import { TERMS } from './terms.ts';

export const OPTIONS = {
  mode: {
    kind: 'one-of',
    role: 'mode',
    values: ['basic', 'advanced'],
    default: 'basic',
    label: w.mode,
    help: w.mode_help,
    names: { basic: w.mode_basic, advanced: w.mode_advanced },
  },
  innings: {
    ...BASEBALL_OPTIONS.innings,
    min: 1,
    max: 9,
    default: 9,
    help: w.innings_help,
  },
  extraInnings: {
    kind: 'boolean',
    default: true,
    label: w.extra_innings,
    help: w.extra_innings_help,
  },
  walkOff: BASEBALL_OPTIONS.walkOff,
  basicTable: {
    kind: 'permutation',
    items: BASIC_CHART,
    default: BASIC_CHART,
    names: TERMS,
    label: w.basic_table,
    help: w.basic_table_help,
  },
  stealDuel: {
    kind: 'one-of',
    values: ['highest', 'sum', 'lowest'],
    default: 'highest',
    label: w.steal_duel,
    help: w.steal_duel_help,
    names: {
      highest: w.steal_duel_highest,
      sum: w.steal_duel_sum,
      lowest: w.steal_duel_lowest,
    },
  },
  steals: {
    kind: 'one-of',
    values: ['one', 'each'],
    default: 'one',
    added: true,
    label: w.steals,
    help: w.steals_help,
    names: { one: w.steals_one, each: w.steals_each },
  },
  stealAfterFoul: {
    kind: 'boolean',
    default: true,
    added: true,
    label: w.steal_after_foul,
    help: w.steal_after_foul_help,
  },
  reactTo: {
    kind: 'one-of',
    values: ['hits', 'in-play'],
    default: 'hits',
    added: true,
    label: w.react_to,
    help: w.react_to_help,
    names: { hits: w.react_to_hits, 'in-play': w.react_to_in_play },
  },
  teams: {
    kind: 'teams',
    letters: ['H', 'V'],
    default: '',
    added: true,
    label: w.teams,
    help: w.teams_help,
    names: { H: side_1, V: side_2 },
  },
  first: BASEBALL_OPTIONS.first,
} as const satisfies OptionSpecs;
