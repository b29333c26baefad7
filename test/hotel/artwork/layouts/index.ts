// The compositions of the posters, by name.
import { graphics } from './graphics.ts'
import { landscapes } from './landscapes.ts'
import { prints } from './prints.ts'

export const layouts = { ...landscapes, ...graphics, ...prints }
