// A part of a list: the newest entries, or those before one that is known.

export interface Page {
  /** Most entries to return. */
  limit?: number | undefined
  /** Id of the entry that follows; none for the end of the list. */
  before?: number | undefined
}

/** Entries of a page whose length nobody names, and of the longest one. */
export const pageLength = 500
const longest = 1000

/** Returns the parameters of `WHERE id < ? ORDER BY id DESC LIMIT ?`. */
export const pageOf = ({ before, limit }: Page): [before: number, limit: number] => [
  before ?? Number.MAX_SAFE_INTEGER,
  Math.min(limit ?? pageLength, longest),
]
