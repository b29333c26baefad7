// Which films a stay may play: those that it has bought, alone or in a package, while the purchase is valid.
import type { Database } from '../db/database.ts'
import { type Purchase, validPurchases } from '../db/films.ts'
import type { FilmPackage } from '../films.ts'

export interface FilmRights {
  /** Returns the purchase that is valid for longest. */
  ofFilm: (id: number) => Purchase | undefined
  ofPackage: (id: number) => Purchase | undefined
}

/** An empty list instead of a stay means a visitor without a stay, who has no rights. */
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
