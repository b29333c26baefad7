// What a stay may see: the films that it bought, alone or in a package, as long as that is valid.
import type { Database } from '../db/database.ts'
import { type Purchase, validPurchases } from '../db/films.ts'
import type { FilmPackage } from '../films.ts'

export interface FilmRights {
  /** The purchase that lasts longest. */
  ofFilm: (id: number) => Purchase | undefined
  ofPackage: (id: number) => Purchase | undefined
}

/** Of nobody: an empty list. */
export function rightsOf(
  stay: { db: Database; reservation: string; now: string } | [],
  packages: readonly FilmPackage[],
): FilmRights {
  const purchases = Array.isArray(stay) ? [] : validPurchases(stay.db, stay.reservation, stay.now)
  const filmsOf = new Map(packages.map(({ id, filmIds }) => [id, new Set(filmIds)]))
  return {
    ofFilm: (id) =>
      purchases.findLast(
        ({ movie_id, pckg_id }) =>
          movie_id === id || (pckg_id !== null && filmsOf.get(pckg_id)?.has(id) === true),
      ),
    ofPackage: (id) => purchases.findLast(({ pckg_id }) => pckg_id === id),
  }
}
