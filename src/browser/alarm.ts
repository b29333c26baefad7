/** The alarm's tone, made here: nothing is loaded, and nothing sounds where the browser forbids it. */
export interface Alarm {
  /** 0 to 1. */
  loudness: (volumeShare: number) => void
  stop: () => void
}

type AudioWindow = { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext }

const frequencyHz = 880
/** Two strokes and a rest, in seconds. */
const strokeSeconds = 0.18
const intervalSeconds = 1.2
/** More than anybody sleeps through; what is planned ahead costs nothing. */
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
