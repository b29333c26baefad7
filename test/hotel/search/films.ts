// The films of the properties as search entries: found by title and description.
import type { Films } from '../films.ts'
import type { PropertyId } from '../seed/properties.ts'
import type { Entry, Searchable } from './searchable.ts'

export function searchableFilms(films: Films): Searchable {
  const known = new Map<PropertyId, readonly Entry[]>()
  return {
    type: 'film',
    entries: ({ id: property, project }) => {
      const entries =
        known.get(property) ??
        films.all(property).map(({ id, title, text }) => ({
          title,
          words: text,
          hit: { id, title, description: text, image: `/ONEapp/skins/${project}/vod/${id}.svg` },
        }))
      known.set(property, entries)
      return entries
    },
  }
}
