import { useDispatch, useSelector } from 'react-redux'
import { isExcluded } from '../../core/domains/access.ts'
import type { ExternalScreen } from '../../core/domains/domain.types.ts'
import { readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { menuEntryPressed } from '../menu/slice.ts'
import { selectMode } from '../session/slice.ts'
import type { ContentEntry } from './readPage.ts'

/** What an entry opens (PAGE-18): an address of the app, an action on the device, or an address outside the app. */
export type EntryLink =
  | { kind: 'open'; href: string }
  | { kind: 'action'; onClick: () => void }
  | { kind: 'external'; screen: ExternalScreen; href: string }

/** @param sublistHref the address of the entry's own list, where it has one (PAGE-12) */
export function useEntryLink(entry: ContentEntry, sublistHref: string | null): EntryLink | null {
  const dispatch = useDispatch()
  const domains = useDomains()
  const mode = useSelector(selectMode)
  if (sublistHref) return { kind: 'open', href: sublistHref }
  if (!entry.action) return null
  const outcome = readMenuAction(domains, entry.action)
  switch (outcome.kind) {
    case 'open': {
      const screen = domains.get(outcome.screen)
      // No link to a screen that the mode excludes (MENU-30).
      return screen && isExcluded(screen, mode) ? null : { kind: 'open', href: outcome.to }
    }
    case 'external': {
      const match = domains.match(outcome.to)
      const target = match && externalTarget(match.screen.name, match.params, domains.match)
      return target && { kind: 'external', screen: outcome.screen, href: target.url }
    }
    case 'device':
      return { kind: 'action', onClick: () => dispatch(menuEntryPressed({ title: entry.header, outcome })) }
    default:
      return null
  }
}
