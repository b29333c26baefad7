import { isExcluded } from '../../domains/access.ts'
import { pathOf, type ScreenName } from '../../domains/addresses.ts'
import type { Mode } from '../../domains/mode.ts'

/** An item of the bottom navigation. */
export interface NavItem {
  screen: ScreenName
  to: string
  /** Keys of the catalogue: its name, and what its badge counts. */
  label: string
  counted: string
  /** 0 is none. */
  badge: number
}

/** What of the stay decides which items there are. */
export interface NavFacts {
  mode: Mode
  /** The list of cameras was loaded and is not empty. */
  hasCamera: boolean
  /** This guest may have a mobile key here (BNAV-05). */
  hasKey: boolean
  /** The list of televisions was loaded and is not empty. */
  hasTv: boolean
  /** The list of room controls was loaded and is not empty. */
  hasRoomControls: boolean
  inCart: number
}

const item = (screen: ScreenName, label: string, badge = 0, counted = ''): NavItem => ({
  screen,
  to: pathOf(screen),
  label: `nav.${label}`,
  counted: `nav.${counted}`,
  badge,
})

/** The items that the guest's stay has, in their order (BNAV-03 to BNAV-10). */
export function navItems(stay: NavFacts): NavItem[] {
  const items = [
    item('home', 'home'),
    stay.hasCamera && item('roomCamera', 'camera'),
    stay.hasKey && item('mobileKey', 'key'),
    item('demoRoomControl', 'demoRoomControl'),
    stay.hasTv && item('remoteControl', 'remoteControl'),
    stay.hasRoomControls && item('roomControl', 'roomControl'),
    stay.inCart > 0 && item('shopCart', 'cart', stay.inCart, 'inCart'),
  ]
  return items.filter((one): one is NavItem => one !== false && !isExcluded(one.screen, stay.mode))
}

/** How many items the bar holds: all on large screens, 4 from 600 px, 3 on phones (BNAV-11 to BNAV-13). */
export function limitAt(width: number): number {
  if (width >= 1264) return Number.POSITIVE_INFINITY
  return width >= 600 ? 4 : 3
}

/** What stands in the bar and what behind More, which takes the last place where not all fit. */
export function split(items: readonly NavItem[], limit: number): { shown: NavItem[]; overflow: NavItem[] } {
  if (items.length <= limit) return { shown: [...items], overflow: [] }
  // Everything that is counted, also what happens to stand in the bar (BNAV-15).
  const waiting = items.reduce((sum, { badge }) => sum + badge, 0)
  const more = item('moreNav', 'more', waiting, 'waiting')
  return { shown: [...items.slice(0, limit - 1), more], overflow: items.slice(limit - 1) }
}
