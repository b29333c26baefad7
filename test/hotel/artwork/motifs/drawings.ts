import type { Motif } from '../../content/films/build.ts'
import type { Inks } from '../shapes.ts'

/** Around the middle, 100 wide and high. */
export type Drawings = Partial<Record<Motif, (inks: Inks) => string>>
