// A short chime for what arrives. Browsers play no sound until the user has pressed something.

const stored = 'desk-sound'
let context = null

/** True if the sound is switched on and the browser allows it. */
export const isSoundReady = () => isSoundOn() && context?.state === 'running'

const isSoundOn = () => localStorage.getItem(stored) !== 'off'

export function switchSound(on) {
  localStorage.setItem(stored, on ? 'on' : 'off')
}

/** Must be called by the handler of a press: only then do browsers start playing sound. */
export async function wakeSound() {
  if (!isSoundOn()) return
  context ??= new AudioContext()
  await context.resume()
}

function tone(frequency, after, length) {
  const start = context.currentTime + after
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.18, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  gain.connect(context.destination)
  const voice = context.createOscillator()
  voice.type = 'sine'
  voice.frequency.value = frequency
  voice.connect(gain)
  voice.start(start)
  voice.stop(start + length)
}

const chimes = {
  /** An order: a bell on the counter, twice. */
  order: () => {
    for (const after of [0, 0.28]) {
      tone(1318.5, after, 0.9)
      tone(2637, after, 0.4)
    }
  },
  /** All other arrivals. */
  note: () => {
    tone(659.3, 0, 0.5)
    tone(880, 0.14, 0.7)
  },
}

export function chime(kind) {
  if (isSoundReady()) chimes[kind]()
}
