/** The doorbell's two notes, made here: nothing is loaded, and nothing sounds where the browser forbids it. */
const notes = [
  { frequencyHz: 659.25, startSeconds: 0 },
  { frequencyHz: 523.25, startSeconds: 0.42 },
]
const fadeSeconds = 1.5
const peakGain = 0.22

/** A browser that waits for a first press of the guest's is not waited for: a bell that rings late is no bell. */
const resumeTimeoutMs = 400

type AudioWindow = { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext }

/** Resolves when it has faded, or will not sound. Never rejects. */
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
    // No sound card, or too many sounds at once: the dialog is there to be seen.
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One note of a bell: a tone and its octave, at once loud, then fading. */
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
