// Where things lie on the disk, from wherever the hotel is started.
import { join, resolve } from 'node:path'

// Not by new URL(…, import.meta.url): a test in a DOM has a URL of its own.
const hotel = import.meta.dirname
const project = join(hotel, '../..')

export const inHotel = (...parts: string[]) => join(hotel, ...parts)

/** An absolute path stays as it is. */
export const inProject = (path: string) => resolve(project, path)
