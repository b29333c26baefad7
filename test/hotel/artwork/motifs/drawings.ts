import type { Motif } from '../../content/films/build.ts'
import type { Inks } from '../shapes.ts'

/** Drawings of motifs, each centred on the origin, 100 wide and high. */
export type Drawings = Partial<Record<Motif, (inks: Inks) => string>>
