/** Reads the actions of the hotel's menus (MENU-03 to MENU-27). Each domain defines what its own actions do. */
import { screenAddress } from '../routing/contentAddress.ts'
import type { ExternalScreen, MenuAction, MenuOutcome } from './domain.types.ts'
import type { ScreenMatch } from './registry.ts'

/** The data that actions are resolved against, such as the registry of domains. */
export interface ActionSource {
  actions: ReadonlyMap<string, MenuAction>
  /** The path of a screen, by its name; null if there is no such screen or its path needs parameters. */
  pathOf: (screen: string) => string | null
  match: (pathname: string) => ScreenMatch | null
}

/** The number of a content page is the first run of digits in the action (MENU-23). */
function openPage(source: ActionSource, action: string): MenuOutcome {
  const digits = /\d+/.exec(action)?.[0] ?? ''
  return source.actions.get('contentpage')?.([digits]) ?? { kind: 'absent' }
}

/**
 * Reads an action text: `name|value|…`, the name of a screen, or a path of the app.
 * @param isPage whether the action is the number of a content page, whatever its format
 */
export function readMenuAction(source: ActionSource, action: string, isPage = false): MenuOutcome {
  const [name = '', ...values] = action.split('|').map((part) => part.trim())
  if (isPage || name === 'contentpage' || name === 'cp')
    return openPage(source, isPage ? action : (values[0] ?? ''))
  const runAction = source.actions.get(name)
  if (runAction) return runAction(values)
  const to = source.pathOf(name)
  if (to) return { kind: 'open', screen: name, to }
  return openAddress(source, name)
}

function openAddress(source: ActionSource, name: string): MenuOutcome {
  const found = name ? screenAddress(name.startsWith('/') ? name : `/${name}`, source.match) : null
  if (!found) return { kind: 'nothing' }
  const { screen, to } = found
  return isExternal(screen) ? { kind: 'external', screen, to } : { kind: 'open', screen, to }
}

const isExternal = (screen: string): screen is ExternalScreen => ['link', 'tel', 'email'].includes(screen)

interface ItemActions {
  onclick: string
  oneapp_onclick: string
  isPage: boolean
}

/**
 * Returns what a menu item does (MENU-26, MENU-27). It has up to two actions: `onclick`, and `oneapp_onclick` for this
 * app. In the walk-in modes `onclick` comes first, and `oneapp_onclick` is used if `onclick` opens nothing, because the
 * app does not know it or the mode excludes it. In all other modes `oneapp_onclick` comes first, and `onclick` is used
 * if the item has no other.
 * @param allow turns an outcome that the mode excludes into `absent`
 */
export function menuItemOutcome(
  source: ActionSource,
  item: ItemActions,
  isWalkin: boolean,
  allow: (outcome: MenuOutcome) => MenuOutcome = (outcome) => outcome,
): MenuOutcome {
  const read = (action: string) => allow(readMenuAction(source, action, item.isPage))
  if (!isWalkin) return read(item.oneapp_onclick.trim() || item.onclick)
  const own: MenuOutcome = item.onclick ? read(item.onclick) : { kind: 'nothing' }
  const opensNothing = own.kind === 'nothing' || own.kind === 'absent'
  if (!opensNothing || !item.oneapp_onclick) return own
  const alternative = read(item.oneapp_onclick)
  // An item that the mode hides stays hidden, even if the alternative action is unknown.
  return alternative.kind === 'nothing' ? own : alternative
}

/** The outcome of an action that opens a screen at this address. */
export const opens = (screen: string, to: string): MenuOutcome => ({ kind: 'open', screen, to })
