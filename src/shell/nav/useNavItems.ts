import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { isExcluded } from '../../core/domains/access.ts'
import type { NavItemDefinition } from '../../core/domains/domain.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'
import { maxItemsAt, type NavItem, split } from './items.ts'
import { morePath } from './paths.ts'

const readMaxItems = () => maxItemsAt(windowSize().width)
const always = () => true
const none = () => 0

/** The items that this guest is offered, and how this width splits them (BNAV-03 to BNAV-15). */
export function useNavItems() {
  const items = useOfferedItems()
  const maxItems = useSyncExternalStore(watchWindowSize, readMaxItems)
  return split(items, maxItems, { screen: 'moreNav', to: morePath })
}

function useOfferedItems(): NavItem[] {
  const domains = useDomains()
  const mode = useSelector(selectMode)
  const definitions = useMemo(
    () =>
      domains
        .all()
        .flatMap(({ nav = [] }) => nav)
        .sort((a, b) => a.order - b.order),
    [domains],
  )
  // The list never changes while the app runs, so each hook is called in the same order.
  const offers = definitions.map(useOffer)
  return offers.flatMap(({ definition: { screen: name, label, badge }, isOffered, count }) => {
    const screen = domains.get(name)
    if (!screen || !isOffered || isExcluded(screen, mode)) return []
    return [{ screen: name, to: screen.path, label, counted: badge?.label ?? '', badge: count }]
  })
}

function useOffer(definition: NavItemDefinition) {
  const { useIsOffered = always, badge } = definition
  const { useCount = none } = badge ?? {}
  return { definition, isOffered: useIsOffered(), count: useCount() }
}
