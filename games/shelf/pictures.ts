// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Component } from 'svelte';
import diceAndRun from '../dice-and-run/picture.svelte';
import oneDieBaseball from '../one-die-baseball/picture.svelte';
import playBall from '../play-ball/picture.svelte';
import pocketRugby from '../pocket-rugby/picture.svelte';
import runyRunRun from '../runy-run-run/picture.svelte';
import threeDiceBaseball from '../three-dice-baseball/picture.svelte';
import twoDiceBaseball from '../two-dice-baseball/picture.svelte';

/** The picture on each game's box. */
export const PICTURES: ReadonlyMap<string, Component> = new Map([
  ['one-die-baseball', oneDieBaseball],
  ['two-dice-baseball', twoDiceBaseball],
  ['three-dice-baseball', threeDiceBaseball],
  ['dice-and-run', diceAndRun],
  ['pocket-rugby', pocketRugby],
  ['runy-run-run', runyRunRun],
  ['play-ball', playBall],
]);
