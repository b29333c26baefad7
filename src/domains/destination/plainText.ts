import { sanitizeMarkup } from '../../core/text/markup.ts'

/** Elements that begin a line of their own, so that their words do not run into those beside them. */
const blocks =
  'address, blockquote, br, dd, div, dt, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, td, th, tr, ul'

const shown = new Map<string, string>()

/** Returns the text without markup, for a title or a row of the list. Results are cached. */
export function plainText(source: string): string {
  if (!/[<&]/.test(source)) return source
  const known = shown.get(source)
  if (known !== undefined) return known
  const fragment = sanitizeMarkup(source)
  for (const block of Array.from(fragment.querySelectorAll(blocks))) block.before(' ')
  for (const block of Array.from(fragment.querySelectorAll(blocks))) block.after(' ')
  const text = (fragment.textContent ?? '').replace(/\s+/g, ' ').trim()
  shown.set(source, text)
  return text
}
