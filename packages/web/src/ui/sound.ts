import { settings } from '../settings.svelte.ts';
import { untilThere } from '../until-there.ts';
import type { SoundName } from './sounds.ts';

/**
 * Sound is off until somebody asks for it, and silent while the page is hidden. The sounds themselves are fetched with
 * the first one.
 */
export async function playSound(name: SoundName): Promise<void> {
  if (!settings.sound || document.hidden) return;
  const { sounds } = await untilThere(() => import('./sounds.ts'));
  sounds.play(name);
}

/** Pulses of a phone, by how much they are worth. Desktops, and people who want none, feel nothing. */
const PULSES = { press: [10], cheered: [20], feast: [20, 40, 20] } as const;

export function pulse(kind: keyof typeof PULSES): void {
  if (!settings.vibration || !matchMedia('(pointer: coarse)').matches) return;
  navigator.vibrate?.([...PULSES[kind]]);
}
