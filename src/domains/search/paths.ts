export const searchPath = '/search'

/** The query parameters that hold the term and the type (QRY-16, QRY-17). */
export const termParam = 'q'
export const typeParam = 'q-type'
