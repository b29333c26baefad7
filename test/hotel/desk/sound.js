// A short chime for what arrives. Browsers keep quiet until the person has pressed something, and so does the page.

const stored = 'desk-sound'
let context = null

/** Wanted, and the browser lets it sound. */
export const isSoundReady = () => isSoundOn() && context?.state === 'running'

const isSoundOn = () => localStorage.getItem(stored) !== 'off'

export function switchSound(on) {
  localStorage.setItem(stored, on ? 'on' : 'off')
}

/** To be called at a press: only then may a browser begin to sound. */
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
  /** Everything else that somebody should read. */
  note: () => {
    tone(659.3, 0, 0.5)
    tone(880, 0.14, 0.7)
  },
}

export function chime(kind) {
  if (isSoundReady()) chimes[kind]()
}
