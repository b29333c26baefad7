import type { DomainRegistry } from '../../core/domains/registry.ts'
import { basePath } from '../../core/routing/paths.ts'
import { demoteHeadings, sanitizeMarkup } from '../../core/text/markup.ts'

/**
 * The sanitized markup of a page (PAGE-09). Links to screens of the app get a `data-screen` attribute and open in the same
 * tab.
 */
export function pageMarkup(
  source: string,
  kind: 'page' | 'frame',
  folder: string,
  match: DomainRegistry['match'],
): DocumentFragment {
  const { origin } = window.location
  const text = sanitizeMarkup(source, { kind, folder: new URL(folder, origin) })
  demoteHeadings(Array.from(text.querySelectorAll('h1')))
  for (const link of Array.from(text.querySelectorAll('a[href]'))) {
    const screen = screenAt(link.getAttribute('href') ?? '', origin, match)
    link.removeAttribute('data-screen')
    if (!screen) continue
    link.setAttribute('data-screen', screen)
    link.removeAttribute('target')
  }
  return text
}

/** Returns the in-app URL if the address is that of a screen of the app, otherwise null. */
function screenAt(address: string, origin: string, match: DomainRegistry['match']): string | null {
  const prefix = `${origin}${basePath}/`
  if (!address.startsWith(prefix)) return null
  const inAppAddress = address.slice(prefix.length - 1)
  return match(inAppAddress.replace(/[?#].*$/, '')) ? inAppAddress : null
}
