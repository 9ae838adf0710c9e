// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Component } from 'svelte';

/** The picture on each game's box. */
export const PICTURES: ReadonlyMap<string, Component> = new Map([
]);
