// The colour that stands in for a picture while it loads.
import type { Film } from '../films.ts'
import { packageInks } from './packagePicture.ts'
import { filmInks } from './poster.ts'

export const filmColour = (film: Film): string => filmInks(film).ground
export const packageColour = (id: number): string => packageInks(id).ground
