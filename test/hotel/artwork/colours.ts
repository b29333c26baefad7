// Placeholder colours for pictures that are still loading.
import type { Film } from '../films.ts'
import { packageInks } from './packagePicture.ts'
import { filmInks } from './poster.ts'

export const filmColour = (film: Film): string => filmInks(film).ground
export const packageColour = (id: number): string => packageInks(id).ground
