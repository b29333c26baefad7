import { sanitizeMarkup } from '../../core/text/markup.ts'

const shown = new Map<string, string>()

/** Returns the text without markup, for a title or a row of the list. Results are cached. */
export function plainText(source: string): string {
  if (!/[<&]/.test(source)) return source
  const known = shown.get(source)
  if (known !== undefined) return known
  const text = (sanitizeMarkup(source).textContent ?? '').replace(/\s+/g, ' ').trim()
  shown.set(source, text)
  return text
}
