/** The doorbell's two notes, made here: nothing is loaded, and nothing sounds where the browser forbids it. */
const notes = [
  { pitch: 659.25, at: 0 },
  { pitch: 523.25, at: 0.42 },
]
const fade = 1.5
const loudness = 0.22

/** A browser that waits for a first press of the guest's is not waited for: a bell that rings late is no bell. */
const patience = 400

type AudioWindow = { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext }

/** Resolves when it has faded, or will not sound. Never rejects. */
export async function chime(window: AudioWindow = globalThis): Promise<void> {
  const Context = window.AudioContext ?? window.webkitAudioContext
  if (!Context) return
  try {
    const context = new Context()
    await Promise.race([context.resume(), wait(patience)])
    if (context.state === 'running') {
      for (const note of notes) strike(context, note)
      await wait(((notes[notes.length - 1]?.at ?? 0) + fade) * 1000)
    }
    await context.close()
  } catch {
    // No sound card, or too many sounds at once: the dialog is there to be seen.
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One note of a bell: a tone and its octave, at once loud, then fading. */
function strike(context: AudioContext, { pitch, at }: (typeof notes)[number]) {
  const begin = context.currentTime + at
  for (const [octave, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch * octave
    volume.gain.setValueAtTime(0.0001, begin)
    volume.gain.exponentialRampToValueAtTime(loudness * share, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + fade)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + fade)
  }
}
