import type { ScreenAt } from '../../core/routing/contentAddress.ts'
import { demoteHeadings, sanitizeMarkup } from '../../core/text/markup.ts'

/** The sanitized markup of a page (PAGE-09). */
export function pageMarkup(
  source: string,
  kind: 'page' | 'frame',
  folder: string,
  match: ScreenAt,
): DocumentFragment {
  const text = sanitizeMarkup(source, { kind, folder: new URL(folder, window.location.origin), match })
  demoteHeadings(Array.from(text.querySelectorAll('h1')))
  return text
}
