import { pathOf, type ScreenName } from '../../domains/addresses.ts'

/** An item of the bottom navigation. `label` is a key of the catalogue; a badge of 0 is none. */
export interface NavItem {
  screen: ScreenName
  to: string
  label: string
  badge: number
}

/** What of the stay decides which items there are. */
export interface NavFacts {
  isWalkin: boolean
  isDemo: boolean
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

const item = (screen: ScreenName, label: string, isThere: boolean, badge = 0): NavItem[] =>
  isThere ? [{ screen, to: pathOf(screen), label: `nav.${label}`, badge }] : []

/** The items that the guest's stay has, in their order (BNAV-03 to BNAV-10). */
export const navItems = (stay: NavFacts): NavItem[] => [
  ...item('home', 'home', true),
  ...item('roomCamera', 'camera', !stay.isWalkin && stay.hasCamera),
  ...item('mobileKey', 'key', stay.hasKey),
  ...item('demoRoomControl', 'demoRoomControl', stay.isDemo),
  ...item('remoteControl', 'remoteControl', !stay.isWalkin && stay.hasTv),
  ...item('roomControl', 'roomControl', !stay.isWalkin && stay.hasRoomControls),
  ...item('shopCart', 'cart', stay.inCart > 0, stay.inCart),
]

/** How many items the bar holds: all on large screens, 4 from 600 px, 3 on phones (BNAV-11 to BNAV-13). */
export function limitAt(width: number): number {
  if (width >= 1264) return Number.POSITIVE_INFINITY
  return width >= 600 ? 4 : 3
}

/** What stands in the bar and what behind More. As many as fit, More taking the last place where not all do. */
export function split(items: readonly NavItem[], limit: number): { shown: NavItem[]; overflow: NavItem[] } {
  if (items.length <= limit) return { shown: [...items], overflow: [] }
  return { shown: items.slice(0, limit - 1), overflow: items.slice(limit - 1) }
}
