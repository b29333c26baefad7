import { basePath } from './paths.ts'
import { withoutIdentity } from './query.ts'

export type ExternalTarget = { kind: 'page' | 'composer'; url: string } | null

/** The target of an address that leaves the app; null if it is missing or not allowed. */
export function externalTarget(screen: string, params: Record<string, string>): ExternalTarget {
  if (screen === 'link') return page(params.link ?? '')
  if (screen === 'tel') {
    const digits = (params.tel ?? '').replace(/[\s().\-/]/g, '')
    return /^[\d+*#]+$/.test(digits) ? { kind: 'composer', url: `tel:${digits.replace(/#/g, '%23')}` } : null
  }
  const to = (params.mailto ?? '').replace(/^mailto:/i, '')
  return /^[^\s@]+@[^\s@]+$/.test(to.replace(/\?.*$/, '')) ? { kind: 'composer', url: `mailto:${to}` } : null
}

function page(link: string): ExternalTarget {
  try {
    const { protocol, href, pathname } = new URL(link)
    if (protocol !== 'http:' && protocol !== 'https:') return null
    // The app in another tab has the same cookies.
    return { kind: 'page', url: pathname.startsWith(basePath) ? withoutIdentity(href) : href }
  } catch {
    return null
  }
}
