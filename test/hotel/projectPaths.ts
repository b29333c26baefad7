// Absolute paths of the hotel's and the project's files, independent of the working directory.
import { join, resolve } from 'node:path'

// Does not use new URL(…, import.meta.url), because a test in a DOM environment replaces the global URL.
const hotel = import.meta.dirname
const project = join(hotel, '../..')

export const inHotel = (...parts: string[]) => join(hotel, ...parts)

/** An absolute path stays as it is. */
export const inProject = (path: string) => resolve(project, path)
