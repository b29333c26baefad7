import { useDispatch, useSelector } from 'react-redux'
import { readAction } from '../actions.ts'
import { demoScreens, screenOf } from '../addresses.ts'
import { leaveTarget } from '../leaveTarget.ts'
import { menuEntryPressed } from '../menu/slice.ts'
import { selectIsDemo } from '../session/slice.ts'
import type { ContentEntry } from './readPage.ts'

/** Where an entry leads (PAGE-18): further inside, out of the app, or to something that happens. */
export type Lead =
  | { kind: 'open'; href: string }
  | { kind: 'do'; onClick: () => void }
  | { kind: 'leave'; by: 'link' | 'tel' | 'email'; href: string }

/** `inside` is the address of the entry's own list, where it has one (PAGE-12). */
export function useLead(entry: ContentEntry, inside: string | null): Lead | null {
  const dispatch = useDispatch()
  const isDemo = useSelector(selectIsDemo)
  if (inside) return { kind: 'open', href: inside }
  if (!entry.action) return null
  const outcome = readAction(entry.action)
  switch (outcome.kind) {
    case 'open':
      // What the mode excludes is no link (MENU-30).
      return !isDemo && demoScreens.includes(outcome.screen) ? null : { kind: 'open', href: outcome.to }
    case 'leave': {
      const screen = screenOf(outcome.to)
      const target = screen && leaveTarget(screen.name, screen.params)
      return target && { kind: 'leave', by: outcome.screen, href: target.url }
    }
    case 'device':
      return { kind: 'do', onClick: () => dispatch(menuEntryPressed({ title: entry.header, outcome })) }
    default:
      return null
  }
}
