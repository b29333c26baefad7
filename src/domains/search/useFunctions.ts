import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isExcluded } from '../../core/domains/access.ts'
import type { MenuOutcome } from '../../core/domains/domain.types.ts'
import type { DomainFinds, FindFunction, Topic } from '../../core/domains/finds.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { type MenuEntry, menuEntryPressed, selectFirstScreen, selectMenu } from '../menu/slice.ts'
import { useOfferedItems } from '../navigation/useOfferedItems.ts'
import { selectRemoteTv } from '../remoteTv/slice.ts'
import { selectMode } from '../session/slice.ts'

/** Screens that have nothing to offer in a room without a television (WAKE-15). */
const ofTelevision = ['wakeUp', 'sleeptimer', 'streamingDevices']

/**
 * The functions that the guest is offered now: the hotel's menu, whose own titles come first, the navigation, the areas,
 * and what else the domains have. The search itself is none of them.
 * @param finds the list never changes, so that the hooks in it are always called in the same order
 */
export function useFunctions(finds: readonly DomainFinds[]): FindFunction[] {
  const { t } = useTranslation()
  const domains = useDomains()
  const mode = useSelector(selectMode)
  const menu = useSelector(selectMenu)
  const { noTv } = useSelector(selectRemoteTv)
  const home = useSelector(selectFirstScreen)
  const offered = useOfferedItems()
  const own = finds.flatMap(useOwn)

  const named = domains.all().flatMap(({ screens = {} }) =>
    Object.entries(screens).flatMap(([screen, definition]) => {
      const { area } = definition
      return area && !isExcluded(definition, mode) ? [{ screen, ...area }] : []
    }),
  )
  const items = [...offered, ...named].map(
    ({ screen, to, label }): FindFunction => ({ id: to, title: t(label), href: to, screen }),
  )
  const all = [...menuFinds(menu), ...items, ...own.filter(({ href }) => !isExcludedHref(href))]
  const isOffered = ({ id, screen = '' }: FindFunction) =>
    id !== home && !['home', 'search', ...(noTv ? ofTelevision : [])].includes(screen)
  return all
    .filter(isOffered)
    .map((find) => ({ ...find, topics: [...(find.topics ?? []), ...topicsOf(find)] }))

  function topicsOf({ screen = '' }: FindFunction): readonly Topic[] {
    return domains.get(screen)?.topics ?? []
  }
  function isExcludedHref(href = '') {
    const screen = domains.match(href.replace(/[?#].*$/, ''))?.screen
    return screen !== undefined && isExcluded(screen, mode)
  }
}

const none: readonly FindFunction[] = []
const useOwn = ({ useFunctions: useDomainFunctions }: DomainFinds) => useDomainFunctions?.() ?? none

/** The entries of the menu that do something, with the branch that they are in. */
function menuFinds(menu: readonly MenuEntry[], branch = ''): FindFunction[] {
  return menu.flatMap((entry) => {
    const { id, title, text, image, outcome, submenu } = entry
    const inner = menuFinds(submenu, title)
    if (outcome.kind === 'nothing' || outcome.kind === 'absent') return inner
    const screen = screenOf(outcome)
    const find: FindFunction = {
      id: outcome.kind === 'open' ? outcome.to : `menu/${id}`,
      title,
      text: text || branch,
      ...(image && { image }),
      ...(screen && { screen }),
      // The hotel's search knows its pages, too.
      ...(screen === 'contentpage' && { type: 'contentpage' as const }),
      ...(outcome.kind === 'open' ? { href: outcome.to } : { action: menuEntryPressed({ title, outcome }) }),
    }
    return [find, ...inner]
  })
}

const screenOf = (outcome: MenuOutcome) =>
  outcome.kind === 'open' || outcome.kind === 'external' ? outcome.screen : undefined
