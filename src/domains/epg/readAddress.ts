const numberOf = (text: string | null | undefined): number | null =>
  /^\d+$/.test(text ?? '') ? Number(text) : null

/** The channel of an address, null where it names none that could exist. */
export const readChannelId = numberOf

/** Which page of the list an address shows, from 1. */
export const readPage = (search: URLSearchParams): number => Math.max(1, numberOf(search.get('page')) ?? 1)
