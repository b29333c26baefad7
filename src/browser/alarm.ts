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
