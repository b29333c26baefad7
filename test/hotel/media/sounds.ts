// Synthesises the sound of the films and stations from sine waves and noise: loops of chords without an audible cut.
import type { Style } from '../content/radio/names.ts'

export const sampleRate = 44_100

/** Amplitude of a tone of the given frequency, `at` seconds after its start. */
type Voice = (hertz: number, at: number) => number

const sine = (hertz: number, at: number) => Math.sin(at * hertz * Math.PI * 2)
const voices = {
  pad: (hertz, at) =>
    (sine(hertz, at) + 0.5 * sine(hertz * 1.004, at) + 0.25 * sine(hertz * 2, at)) *
    Math.min(1, at * 2) *
    0.5,
  bell: (hertz, at) =>
    (sine(hertz, at) + 0.4 * sine(hertz * 2.76, at) * Math.exp(-at * 6)) * Math.exp(-at * 2.6),
  pluck: (hertz, at) =>
    (sine(hertz, at) + 0.5 * sine(hertz * 2, at) + 0.3 * sine(hertz * 3, at)) * Math.exp(-at * 5) * 0.7,
  reed: (hertz, at) =>
    Math.tanh(sine(hertz, at) * 1.8 + 0.5 * sine(hertz * 3, at)) *
    Math.min(1, at * 12) *
    Math.exp(-at * 1.2) *
    0.55,
  strings: (hertz, at) =>
    (sine(hertz, at) + sine(hertz * 2, at) / 2 + sine(hertz * 3, at) / 3 + sine(hertz * 4, at) / 4) *
    Math.min(1, at * 3) *
    0.32 *
    (1 + 0.06 * sine(5.2, at)),
} satisfies Record<string, Voice>

export interface Tune {
  voice: keyof typeof voices
  beatsPerMinute: number
  /** Half tones above A2; one chord per bar. */
  chords: readonly (readonly number[])[]
  /** Indexes of tones in the chord, one per eighth note; a dot is a rest. */
  melody: string
  drum: 'none' | 'soft' | 'beat'
  lead: keyof typeof voices
}

export const tunes: Record<Style | 'english' | 'deutsch', Tune> = {
  pop: {
    voice: 'pad',
    lead: 'pluck',
    beatsPerMinute: 112,
    chords: [
      [3, 7, 10, 15],
      [10, 14, 17, 22],
      [0, 3, 7, 12],
      [8, 12, 15, 20],
    ],
    melody: '0.2.3.2.',
    drum: 'beat',
  },
  rock: {
    voice: 'reed',
    lead: 'reed',
    beatsPerMinute: 124,
    chords: [
      [0, 7, 12],
      [10, 17, 22],
      [5, 12, 17],
      [0, 7, 12],
    ],
    melody: '00.01.2.',
    drum: 'beat',
  },
  jazz: {
    voice: 'pad',
    lead: 'reed',
    beatsPerMinute: 92,
    chords: [
      [5, 8, 12, 15],
      [10, 14, 17, 20],
      [3, 7, 10, 14],
      [0, 4, 7, 10],
    ],
    melody: '..3.2.1.',
    drum: 'soft',
  },
  classical: {
    voice: 'strings',
    lead: 'strings',
    beatsPerMinute: 76,
    chords: [
      [3, 7, 10, 15],
      [0, 3, 7, 12],
      [5, 8, 12, 17],
      [10, 14, 17, 20],
    ],
    melody: '0.1.2.3.',
    drum: 'none',
  },
  news: {
    voice: 'bell',
    lead: 'bell',
    beatsPerMinute: 132,
    chords: [
      [0, 7, 12, 19],
      [0, 7, 12, 19],
      [3, 10, 15, 22],
      [5, 12, 17, 24],
    ],
    melody: '3.3.2.3.',
    drum: 'soft',
  },
  folk: {
    voice: 'pluck',
    lead: 'pluck',
    beatsPerMinute: 104,
    chords: [
      [3, 7, 10, 15],
      [10, 14, 17, 22],
      [3, 7, 10, 15],
      [8, 12, 15, 20],
    ],
    melody: '0.212.32',
    drum: 'soft',
  },
  dance: {
    voice: 'reed',
    lead: 'pluck',
    beatsPerMinute: 126,
    chords: [
      [0, 3, 7, 12],
      [0, 3, 7, 12],
      [8, 12, 15, 20],
      [10, 14, 17, 22],
    ],
    melody: '0.0.2.0.',
    drum: 'beat',
  },
  lounge: {
    voice: 'pad',
    lead: 'bell',
    beatsPerMinute: 70,
    chords: [
      [3, 7, 10, 14],
      [8, 12, 15, 19],
      [0, 3, 7, 10],
      [5, 8, 12, 15],
    ],
    melody: '3...1...',
    drum: 'soft',
  },
  english: {
    voice: 'pad',
    lead: 'bell',
    beatsPerMinute: 80,
    chords: [
      [3, 10, 15],
      [0, 7, 12],
      [8, 15, 20],
      [10, 17, 22],
    ],
    melody: '2...0...',
    drum: 'none',
  },
  deutsch: {
    voice: 'strings',
    lead: 'pluck',
    beatsPerMinute: 80,
    chords: [
      [-2, 5, 10],
      [-5, 2, 7],
      [3, 10, 15],
      [-2, 5, 10],
    ],
    melody: '0.1.2...',
    drum: 'none',
  },
}

const hertzOf = (halfTones: number) => 110 * 2 ** (halfTones / 12)
const hiss = (sample: number) => {
  const value = Math.sin(sample * 12.9898) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}

function drumAt(kind: Tune['drum'], beat: number, at: number, sample: number): number {
  if (kind === 'none') return 0
  const kick = kind === 'beat' ? sine(52, at) * Math.exp(-at * 9) * 0.7 : 0
  const brush = hiss(sample) * Math.exp(-at * (kind === 'beat' ? 26 : 18)) * (beat % 2 === 1 ? 0.16 : 0.05)
  return kick + brush
}

/** Returns the given number of bars as 16-bit mono; the last chord leads back to the first. */
export function perform(
  { voice, lead, beatsPerMinute, chords, melody, drum }: Tune,
  bars: number,
): Int16Array {
  const beat = 60 / beatsPerMinute
  const samples = new Int16Array(Math.round(bars * 4 * beat * sampleRate))
  for (let sample = 0; sample < samples.length; sample += 1) {
    const time = sample / sampleRate
    const bar = Math.floor(time / (4 * beat))
    const inBar = time - bar * 4 * beat
    const chord = chords[bar % chords.length] ?? []
    // Fades out each chord before the next one, to avoid clicks.
    const fade = Math.min(1, (4 * beat - inBar) * 8)
    let sum = 0
    for (const tone of chord) sum += voices[voice](hertzOf(tone), inBar) * 0.16 * fade
    const eighth = Math.floor(inBar / (beat / 2))
    const step = melody[eighth % melody.length] ?? '.'
    const sinceStep = inBar - eighth * (beat / 2)
    if (step !== '.') {
      const end = Math.min(1, (beat / 2 - sinceStep) * 60)
      sum += voices[lead](hertzOf((chord[Number(step)] ?? chord[0] ?? 0) + 12), sinceStep) * 0.22 * end
    }
    const inBeat = time % beat
    sum += drumAt(drum, Math.floor(time / beat), inBeat, sample)
    samples[sample] = Math.round(Math.tanh(sum * 1.3) * 26_000)
  }
  return samples
}

/** Returns the tune, repeated or cut to the given length. */
export function lasting(tune: Tune, seconds: number): Int16Array {
  const once = perform(tune, tune.chords.length)
  const samples = new Int16Array(Math.round(seconds * sampleRate))
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = once[sample % once.length] ?? 0
  const fade = Math.min(samples.length / 4, sampleRate / 4)
  for (let sample = 0; sample < fade; sample += 1) {
    const last = samples.length - 1 - sample
    samples[sample] = Math.round(((samples[sample] ?? 0) * sample) / fade)
    samples[last] = Math.round(((samples[last] ?? 0) * sample) / fade)
  }
  return samples
}
