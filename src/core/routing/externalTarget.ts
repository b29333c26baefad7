import { contentAddress, type ScreenAt } from './contentAddress.ts'
import { basePath } from './paths.ts'

export type ExternalTarget = { kind: 'page' | 'composer'; url: string } | null

/** The target of an address that leaves the app; null if it is missing or not allowed. */
export function externalTarget(
  screen: string,
  params: Record<string, string>,
  match: ScreenAt,
): ExternalTarget {
  if (screen === 'link') return page(params.link ?? '', match)
  if (screen === 'tel') {
    const digits = (params.tel ?? '').replace(/[\s().\-/]/g, '')
    return /^[\d+*#]+$/.test(digits) ? { kind: 'composer', url: `tel:${digits.replace(/#/g, '%23')}` } : null
  }
  const to = (params.mailto ?? '').replace(/^mailto:/i, '')
  return /^[^\s@]+@[^\s@]+$/.test(to.replace(/\?.*$/, '')) ? { kind: 'composer', url: `mailto:${to}` } : null
}

function page(link: string, match: ScreenAt): ExternalTarget {
  const target = contentAddress(link, match)
  if (!target || target.kind === 'composer') return null
  const url = target.kind === 'screen' ? window.location.origin + basePath + target.to : target.url
  return { kind: 'page', url }
}
