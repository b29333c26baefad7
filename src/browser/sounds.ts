/** The alarm's tone, synthesized with Web Audio: no file to load. Silent where the browser blocks audio. */
export interface Alarm {
  /** 0 to 1. */
  loudness: (volumeShare: number) => void
  stop: () => void
}

type AudioWindow = { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext }

const frequencyHz = 880
/** The pattern: two tones and a pause. */
const strokeSeconds = 0.18
const intervalSeconds = 1.2
/** All tones are scheduled in advance, which is cheap; an alarm does not need to ring for longer than ten minutes. */
const maxDurationSeconds = 600

export function createAlarm(window: AudioWindow = globalThis): Alarm {
  const Context = window.AudioContext ?? window.webkitAudioContext
  if (!Context) return { loudness: () => {}, stop: () => {} }
  const context = new Context()
  const volume = context.createGain()
  volume.gain.value = 0
  volume.connect(context.destination)
  const tone = context.createOscillator()
  const shape = context.createGain()
  shape.gain.value = 0
  for (let at = 0; at < maxDurationSeconds; at += intervalSeconds)
    for (const begin of [at, at + 2 * strokeSeconds]) {
      shape.gain.setTargetAtTime(1, begin, 0.01)
      shape.gain.setTargetAtTime(0, begin + strokeSeconds, 0.03)
    }
  tone.frequency.value = frequencyHz
  tone.connect(shape).connect(volume)
  tone.start()
  return {
    loudness: (volumeShare) => {
      volume.gain.value = volumeShare
    },
    stop: () => {
      tone.stop()
      context.close().catch(() => undefined)
    },
  }
}

/** The doorbell's two notes, synthesized with Web Audio: no file to load. Silent where the browser blocks audio. */
const notes = [
  { frequencyHz: 659.25, startSeconds: 0 },
  { frequencyHz: 523.25, startSeconds: 0.42 },
]
const fadeSeconds = 1.5
const peakGain = 0.22

/** Browsers may block audio until the guest has pressed something. After this the chime is dropped, not played late. */
const resumeTimeoutMs = 400

/** Resolves when the chime has ended or is known to stay silent. Never rejects. */
export async function chime(window: AudioWindow = globalThis): Promise<void> {
  const Context = window.AudioContext ?? window.webkitAudioContext
  if (!Context) return
  try {
    const context = new Context()
    await Promise.race([context.resume(), wait(resumeTimeoutMs)])
    if (context.state === 'running') {
      for (const note of notes) playNote(context, note)
      await wait(((notes[notes.length - 1]?.startSeconds ?? 0) + fadeSeconds) * 1000)
    }
    await context.close()
  } catch {
    // No audio device, or too many audio contexts: the dialog is shown all the same.
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One note: a tone and its octave, with a sharp attack and a slow decay. */
function playNote(context: AudioContext, { frequencyHz, startSeconds }: (typeof notes)[number]) {
  const begin = context.currentTime + startSeconds
  for (const [octave, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = frequencyHz * octave
    volume.gain.setValueAtTime(0.0001, begin)
    volume.gain.exponentialRampToValueAtTime(peakGain * share, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + fadeSeconds)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + fadeSeconds)
  }
}
