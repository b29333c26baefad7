import type { Id } from '../../../src/contract/looseId.ts'

/** The id as this hotel has it: its own are numbers, and a text is none of them, not even "41". */
export const idHere = (id: Id): number => (typeof id === 'number' ? id : Number.NaN)
