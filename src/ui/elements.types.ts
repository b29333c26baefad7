import type { ReactElement } from 'react'

/**
 * What may stand beside other content: elements, or nothing, but no text. A translation by the browser replaces text
 * nodes, and React can then only change a text that is alone in its element.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined | ''
