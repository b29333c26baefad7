import type { DomainRegistry } from '../../core/domains/registry.ts'
import { basePath } from '../../core/routing/paths.ts'
import { withoutIdentity } from '../../core/routing/query.ts'

/**
 * Resolves the relative URLs in a page's markup against the folder of its file. Links to screens of the app
 * get a `data-screen` attribute; these links, `tel:` and `mailto:` open in the same tab.
 */
export function resolveAddresses(text: DocumentFragment, folder: URL, match: DomainRegistry['match']): void {
  for (const picture of Array.from(text.querySelectorAll('[src]')))
    picture.setAttribute('src', resolveAddress(picture.getAttribute('src') ?? '', folder))
  for (const link of Array.from(text.querySelectorAll('a[href]'))) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) continue
    const address = ownAddress(resolveAddress(href, folder), folder.origin)
    link.setAttribute('href', address)
    const screen = screenAt(address, folder.origin, match)
    if (screen) link.setAttribute('data-screen', screen)
    if (screen || /^(tel|mailto):/i.test(address)) link.removeAttribute('target')
  }
}

function resolveAddress(address: string, folder: URL): string {
  try {
    return new URL(address, folder).href
  } catch {
    return address
  }
}

/** An address of the app says nothing about who the guest is (TRUST-02); others stay as they are. */
const ownAddress = (address: string, origin: string) =>
  address.startsWith(origin + basePath) ? withoutIdentity(address) : address

/** Returns the in-app URL if the address is that of a screen of the app, otherwise null. */
function screenAt(address: string, origin: string, match: DomainRegistry['match']): string | null {
  const prefix = `${origin}${basePath}/`
  if (!address.startsWith(prefix)) return null
  const inAppAddress = address.slice(prefix.length - 1)
  return match(inAppAddress.replace(/[?#].*$/, '')) ? inAppAddress : null
}
