/** A product for sale: a single film, or a package of films. */
export interface Product {
  kind: 'movie' | 'package'
  id: number
}

export const isSameProduct = (one: Product, other: Product): boolean =>
  one.kind === other.kind && one.id === other.id

/** `movie 12`, `package 7` */
export const productKey = ({ kind, id }: Product): string => `${kind} ${id}`
