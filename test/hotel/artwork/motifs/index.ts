// The motif of a film, as a single symbol.
import type { Motif } from '../../content/films/build.ts'
import type { Inks } from '../shapes.ts'
import { beings } from './beings.ts'
import { places } from './places.ts'
import { things } from './things.ts'

const drawings = { ...things, ...places, ...beings }

/** Motifs that are the bright part of their picture. */
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

/** Draws a motif centred on the origin, 100 wide and high. On a dark ground a bright motif stays bright. */
export function motif(name: Motif, inks: Inks): string {
  const isTurned = inks.light === inks.ground && bright.has(name)
  return drawings[name]?.(isTurned ? { ...inks, light: inks.ink, ink: inks.ground } : inks) ?? ''
}
