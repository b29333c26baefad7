interface Area {
  /** Of every screen of the area. */
  path: RegExp
  /** What its addresses say to it alone. */
  queries: readonly string[]
}

/** Areas whose queries mean nothing outside of them, one line each. */
const areas: readonly Area[] = [
  { path: /^\/webradio(\/|$)/i, queries: ['country'] },
  { path: /^\/vod(\/|$)/i, queries: ['filter', 'page', 'search'] },
  { path: /^\/search(\/|$)/i, queries: ['q', 'q-type'] },
]

/** The query without what belongs to an area that the guest has just left (NAV-07 to NAV-09). */
export function withoutLeft(from: string | null, to: { pathname: string; search: string }): string {
  const { pathname, search } = to
  const left = areas.filter(({ path }) => from !== null && path.test(from) && !path.test(pathname))
  const query = new URLSearchParams(search)
  const gone = left.flatMap(({ queries }) => queries).filter((key) => query.has(key))
  if (gone.length === 0) return search
  for (const key of gone) query.delete(key)
  const text = query.toString()
  return text ? `?${text}` : ''
}
