import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { isExcluded } from '../../core/domains/access.ts'
import type { NavItemDefinition } from '../../core/domains/domain.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { selectMode } from '../session/slice.ts'

/** An item of the bottom navigation, as it is offered now. */
export interface NavItem {
  screen: string
  to: string
  /** Catalogue keys: its name, and what its badge counts. */
  label: string
  counted: string
  /** 0 shows no badge. */
  badge: number
  /** Shown in the top bar where it does not fit into the bottom navigation. */
  staysInSight: boolean
}

const always = () => true
const none = () => 0

/** The list never changes while the app runs, so that the hooks of all items are called in the same order. */
export function useNavDefinitions() {
  const domains = useDomains()
  return useMemo(
    () =>
      domains
        .all()
        .flatMap(({ nav = [] }) => nav)
        .sort((a, b) => a.order - b.order),
    [domains],
  )
}

/** The items that the domains offer this guest now, in the order of the bottom navigation (BNAV-03 to BNAV-10). */
export function useOfferedItems(): NavItem[] {
  const domains = useDomains()
  const mode = useSelector(selectMode)
  const definitions = useNavDefinitions()
  const offers = definitions.map(useOffer)
  return offers.flatMap(
    ({ definition: { screen: name, label, badge, staysInSight = false }, isOffered, count }) => {
      const screen = domains.get(name)
      if (!screen || !isOffered || isExcluded(screen, mode)) return []
      return [
        { screen: name, to: screen.path, label, counted: badge?.label ?? '', badge: count, staysInSight },
      ]
    },
  )
}

function useOffer(definition: NavItemDefinition) {
  const { useIsOffered = always, badge } = definition
  const { useCount = none } = badge ?? {}
  return { definition, isOffered: useIsOffered(), count: useCount() }
}
