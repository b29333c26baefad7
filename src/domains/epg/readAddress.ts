/** Returns the page of the list that the query string names, from 1. */
export const readPage = (search: URLSearchParams): number =>
  Math.max(1, Number(/^\d+$/.exec(search.get('page') ?? '') ?? 1))
