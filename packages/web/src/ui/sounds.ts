/** A burst of noise through a filter: wood, leather, a net, a crowd. */
interface Noise {
  readonly kind: 'noise';
  readonly filter: BiquadFilterType;
  readonly pitch: number;
  /** Where the filter goes meanwhile. */
  readonly to?: number;
  readonly sharp?: number;
}
/** A plain tone that may slide. */
interface Tone {
  readonly kind: 'tone';
  readonly wave: OscillatorType;
  readonly pitch: number;
  readonly to?: number;
}
/** One stroke: when it begins, how long it takes to swell and to die away, in seconds, and how loud it is. */
type Stroke = { readonly at: number; readonly swell?: number; readonly length: number; readonly loud: number } & (Noise | Tone);

const wood = (at: number, pitch: number, loud: number): Stroke[] => [
  { kind: 'noise', filter: 'bandpass', pitch, sharp: 6, at, length: 0.035, loud },
  { kind: 'tone', wave: 'triangle', pitch: pitch / 3, to: pitch / 4, at, length: 0.05, loud: loud * 0.5 },
];
const whistle = (at: number, length: number): Stroke[] =>
  [2350, 2480].map((pitch) => ({ kind: 'tone', wave: 'sine', pitch, to: pitch * 1.01, at, swell: 0.02, length, loud: 0.35 }) as const);

/** The sounds are dry and short, each under 400 ms except the crowd, and made on the spot. */
const SOUNDS = {
  dice: [...wood(0, 1900, 0.9), ...wood(0.09, 1500, 0.7), ...wood(0.17, 1700, 0.6), ...wood(0.26, 1300, 0.5), ...wood(0.33, 1100, 0.8)],
  bat: [...wood(0, 2600, 1), { kind: 'noise', filter: 'highpass', pitch: 3000, at: 0, length: 0.06, loud: 0.7 }],
  boot: [
    { kind: 'tone', wave: 'sine', pitch: 170, to: 55, at: 0, length: 0.16, loud: 1 },
    { kind: 'noise', filter: 'lowpass', pitch: 900, at: 0, length: 0.07, loud: 0.7 },
  ],
  whistle: whistle(0, 0.3),
  cage: [
    { kind: 'tone', wave: 'square', pitch: 1180, to: 1150, at: 0, length: 0.16, loud: 0.18 },
    { kind: 'tone', wave: 'square', pitch: 1740, to: 1700, at: 0.02, length: 0.22, loud: 0.14 },
    { kind: 'noise', filter: 'bandpass', pitch: 2400, sharp: 8, at: 0.12, length: 0.08, loud: 0.6 },
  ],
  net: [
    { kind: 'noise', filter: 'bandpass', pitch: 900, to: 4200, sharp: 1.4, at: 0, swell: 0.05, length: 0.28, loud: 0.7 },
    { kind: 'tone', wave: 'sine', pitch: 140, to: 90, at: 0, length: 0.1, loud: 0.6 },
  ],
  stamp: [
    { kind: 'tone', wave: 'sine', pitch: 120, to: 60, at: 0, length: 0.12, loud: 0.9 },
    { kind: 'noise', filter: 'lowpass', pitch: 700, at: 0, length: 0.05, loud: 0.5 },
  ],
  crowd: [
    { kind: 'noise', filter: 'bandpass', pitch: 620, to: 980, sharp: 0.8, at: 0, swell: 0.25, length: 0.9, loud: 0.8 },
    { kind: 'noise', filter: 'bandpass', pitch: 1500, to: 2100, sharp: 1.2, at: 0.08, swell: 0.3, length: 0.7, loud: 0.35 },
  ],
  end: [...whistle(0, 0.16), ...whistle(0.22, 0.16), ...whistle(0.44, 0.4)],
} as const satisfies Record<string, readonly Stroke[]>;
export type SoundName = keyof typeof SOUNDS;

/** The volume is -12 dB: a game on a table, not a loudspeaker. */
const PEAK = 0.25;
const NOISE_SECONDS = 1;

class Sounds {
  private readonly context = new AudioContext();
  private readonly out: GainNode;
  private readonly noise: AudioBuffer;

  constructor() {
    const { context } = this;
    this.out = context.createGain();
    this.out.gain.value = PEAK;
    this.out.connect(context.destination);
    this.noise = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }

  play(name: SoundName): void {
    if (this.context.state === 'suspended') void this.context.resume();
    for (const stroke of SOUNDS[name] as readonly Stroke[]) this.strike(stroke);
  }

  private strike(stroke: Stroke): void {
    const { context } = this;
    const start = context.currentTime + stroke.at;
    const end = start + stroke.length;
    const volume = context.createGain();
    volume.gain.setValueAtTime(stroke.swell === undefined ? stroke.loud : 0.001, start);
    if (stroke.swell !== undefined) volume.gain.exponentialRampToValueAtTime(stroke.loud, start + stroke.swell);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    volume.connect(this.out);
    const source = stroke.kind === 'tone' ? this.tone(stroke, start, end, volume) : this.hiss(stroke, start, end, volume);
    source.start(start);
    source.stop(end);
  }

  private tone({ wave, pitch, to }: Tone, start: number, end: number, volume: AudioNode): OscillatorNode {
    const tone = this.context.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(volume);
    return tone;
  }

  private hiss({ filter, pitch, to, sharp = 1 }: Noise, start: number, end: number, volume: AudioNode): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    const through = this.context.createBiquadFilter();
    through.type = filter;
    through.Q.value = sharp;
    through.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) through.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(through).connect(volume);
    return source;
  }
}

export const sounds = new Sounds();
