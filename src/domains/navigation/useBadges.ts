import { type NavItem, useOfferedItems } from './useOfferedItems.ts'

/** The items with a number on their badge, by screen, for other links to these screens. */
export const useBadges = (): ReadonlyMap<string, NavItem> =>
  new Map(useOfferedItems().flatMap((item) => (item.badge > 0 ? [[item.screen, item] as const] : [])))
