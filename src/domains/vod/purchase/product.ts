import { type Id, idOf } from '../../../contract/looseId.ts'
import { buildPath } from '../../../core/routing/buildPath.ts'
import { vodPaths } from '../paths.ts'

/** A product for sale: a single film, or a package of films. */
export interface Product {
  kind: 'movie' | 'package'
  id: Id
}

export const isSameProduct = (one: Product, other: Product): boolean =>
  one.kind === other.kind && one.id === other.id

/** The product's screen, below the base path. */
export const pathOf = ({ kind, id }: Product): string =>
  kind === 'movie' ? buildPath(vodPaths.movie, { movieId: id }) : buildPath(vodPaths.package, { pckgId: id })

/** `movie 12`, `package 7` */
export const productKey = ({ kind, id }: Product): string => `${kind} ${id}`

/** Its purchase, in whichever way it is paid, is one intent. */
export const intentOf = (product: Product): string => `film/${productKey(product)}`

/** The product of such an intent. */
export function productOf(intent: string): Product {
  const [, kind, id] = /^film\/(\w+) (.*)$/.exec(intent) ?? []
  return { kind: kind === 'package' ? 'package' : 'movie', id: idOf(id ?? '') }
}
