import { screenOf } from '../addresses.ts'

const base = '/ONEapp'

/**
 * What a page's markup names without a path lies beside its file; links to screens of the app are marked as such, and
 * calls and e-mails need no new tab.
 */
export function withAddresses(text: DocumentFragment, folder: URL): void {
  for (const picture of Array.from(text.querySelectorAll('[src]')))
    picture.setAttribute('src', resolved(picture.getAttribute('src') ?? '', folder))
  for (const link of Array.from(text.querySelectorAll('a[href]'))) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) continue
    const address = resolved(href, folder)
    link.setAttribute('href', address)
    const screen = screenAt(address, folder.origin)
    if (screen) link.setAttribute('data-screen', screen)
    if (screen || /^(tel|mailto):/i.test(address)) link.removeAttribute('target')
  }
}

function resolved(address: string, folder: URL): string {
  try {
    return new URL(address, folder).href
  } catch {
    return address
  }
}

/** The in-app address of a screen, or null for anything else. */
function screenAt(address: string, origin: string): string | null {
  const start = `${origin}${base}/`
  if (!address.startsWith(start)) return null
  const inApp = address.slice(start.length - 1)
  return screenOf(inApp.replace(/[?#].*$/, '')) ? inApp : null
}
