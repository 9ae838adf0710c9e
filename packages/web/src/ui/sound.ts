import { settings } from '../settings.svelte.ts';

/** Strokes of a sound: when, how high, how long, in seconds and hertz. */
type Strokes = readonly (readonly [at: number, pitch: number, length: number])[];

const SOUNDS = {
  dice: [
    [0, 900, 0.03],
    [0.09, 700, 0.03],
    [0.2, 820, 0.03],
    [0.34, 600, 0.04],
    [0.5, 420, 0.06],
  ],
  end: [
    [0, 392, 0.16],
    [0.18, 523, 0.16],
    [0.36, 659, 0.3],
  ],
} as const satisfies Record<string, Strokes>;

let context: AudioContext | null = null;

/** Made on the spot, off unless asked for. */
export function playSound(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [at, pitch, length] of SOUNDS[name]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
