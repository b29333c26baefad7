// What a film is about, as one sign.
import type { Motif } from '../../content/films/build.ts'
import type { Inks } from '../shapes.ts'
import { beings } from './beings.ts'
import { places } from './places.ts'
import { things } from './things.ts'

const drawings = { ...things, ...places, ...beings }

/** What is itself the bright thing in the picture. */
const bright: ReadonlySet<Motif> = new Set([
  'ghost',
  'knife',
  'letter',
  'moon',
  'piano',
  'planet',
  'rain',
  'rocket',
  'snow',
  'star',
  'sun',
])

/** Drawn around the middle, 100 wide and high. On a dark ground the bright thing stays bright. */
export function motif(name: Motif, inks: Inks): string {
  const isTurned = inks.light === inks.ground && bright.has(name)
  return drawings[name]?.(isTurned ? { ...inks, light: inks.ink, ink: inks.ground } : inks) ?? ''
}
