import type { DestinationEntry } from '../../contract/destination.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import type { ScreenAt } from '../../core/routing/contentAddress.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { externalLinkPaths } from '../externalLink/paths.ts'

interface EntryLink {
  kind: 'visit' | 'call' | 'map'
  href: string
}

/** Returns the external links of an entry; a URL that must not be opened is left out. */
export function linksOf(
  { link, phone, latitude, longitude }: DestinationEntry,
  match: ScreenAt,
): EntryLink[] {
  const links: EntryLink[] = []
  if (externalTarget('link', { link }, match))
    links.push({ kind: 'visit', href: buildPath(externalLinkPaths.link, { link }) })
  if (externalTarget('tel', { tel: phone }, match))
    links.push({ kind: 'call', href: buildPath(externalLinkPaths.tel, { tel: phone }) })
  if (latitude !== null && longitude !== null) {
    const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })
    const map = `https://www.google.com/maps/search/?${query}`
    links.push({ kind: 'map', href: buildPath(externalLinkPaths.link, { link: map }) })
  }
  return links
}
