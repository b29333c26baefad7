const numberOf = (text: string | null | undefined): number | null =>
  /^\d+$/.test(text ?? '') ? Number(text) : null

/** Returns the channel id in an address; null if the text is not a number. */
export const readChannelId = numberOf

/** Returns the page of the list that the query string names, from 1. */
export const readPage = (search: URLSearchParams): number => Math.max(1, numberOf(search.get('page')) ?? 1)
