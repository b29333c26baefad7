import { type Action, isAnyOf } from '@reduxjs/toolkit'
import { call, put, select, takeEvery } from 'typed-redux-saga'
import { Menu, type MenuItem } from '../../contract/skin.ts'
import { isExcluded } from '../../core/domains/access.ts'
import type { MenuOutcome } from '../../core/domains/domain.types.ts'
import { isDestination } from '../../core/domains/isDestination.ts'
import { menuItemOutcome } from '../../core/domains/menuActions.ts'
import type { DomainRegistry } from '../../core/domains/registry.ts'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { readFile } from '../../core/files.ts'
import { isWalkinMode, type Mode } from '../../core/mode.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { navigated, selectPlace } from '../../core/routing/slice.ts'
import { go, log, service } from '../../core/services.ts'
import { contentReset, languageApplied, selectLanguage } from '../language/slice.ts'
import {
  authenticationFailed,
  demoEntered,
  registered,
  selectIsWalkin,
  selectProjectId,
  selectSession,
  selectSkinId,
} from '../session/slice.ts'
import {
  findMenuEntry,
  type MenuEntry,
  menuEntryPath,
  menuEntryPressed,
  menuFailed,
  menuLoaded,
  menuRequested,
  menuWanted,
  noMenu,
  selectMenu,
  selectMenuStatus,
} from './slice.ts'

/** Resolves the items of a hotel's menu. Items that the mode excludes are left out (MENU-30). */
function readMenu(domains: DomainRegistry, items: readonly MenuItem[], mode: Mode): MenuEntry[] {
  return items.flatMap((item) => {
    const submenu = readMenu(domains, item.submenu, mode)
    const outcome = menuItemOutcome(domains, item, isWalkinMode(mode), (read) =>
      unlessExcluded(domains, read, mode),
    )
    // A branch has no action itself; it is hidden when all that is below it is hidden.
    if (outcome.kind === 'absent' && submenu.length === 0) return []
    if (item.submenu.length > 0 && submenu.length === 0 && outcome.kind === 'nothing') return []
    return [{ id: item.id, title: item.title, image: item.image, text: item.text, outcome, submenu }]
  })
}

/**
 * The path of the first entry that opens a screen; null if there is none. A screen that only leads to others, such as
 * home itself, does not count, nor does one with nothing to show.
 */
function firstScreen(domains: DomainRegistry, menu: readonly MenuEntry[]): string | null {
  const entry = findMenuEntry(menu, ({ outcome }) => {
    if (outcome.kind !== 'open') return false
    const match = domains.match(outcome.to.replace(/[?#].*$/, ''))
    return match === null || isDestination(match)
  })
  return entry && menuEntryPath(entry)
}

function unlessExcluded(domains: DomainRegistry, outcome: MenuOutcome, mode: Mode): MenuOutcome {
  const screen = outcome.kind === 'open' ? domains.get(outcome.screen) : null
  return screen && isExcluded(screen, mode) ? { kind: 'absent' } : outcome
}

/** Whether an entry of the menu opens this path. */
const hasPath = (menu: readonly MenuEntry[], path: string): boolean =>
  findMenuEntry(menu, (entry) => menuEntryPath(entry) === path) !== null

/**
 * Returns the path of the same entry in the menu of another language. Entries correspond by id, because their paths
 * differ.
 * @param path the path that the entry opens in the menu `from`
 */
function correspondingPath(
  from: readonly MenuEntry[],
  to: readonly MenuEntry[],
  path: string,
): string | null {
  const entry = findMenuEntry(from, (candidate) => menuEntryPath(candidate) === path)
  const counterpart = entry && findMenuEntry(to, ({ id }) => id === entry.id)
  return counterpart && menuEntryPath(counterpart)
}

/** The code is loaded where a hotel needs it; without it the menu has the hotel's English names. */
function* renamed(domains: DomainRegistry, menu: MenuEntry[], language: string) {
  try {
    const { inOwnWords } = yield* call(() => import('./ownWords.ts'))
    return yield* inOwnWords(domains, menu, language)
  } catch (error) {
    yield* log('error', 'menu', String(error))
    return menu
  }
}

/** The menus of a skin that were shown so far, by language. */
interface ShownMenus {
  folder: string
  byLanguage: Map<string, readonly MenuEntry[]>
  /** The menu that was requested last, by skin, mode and language. */
  asked: string
}

export function* menuSaga() {
  const shown: ShownMenus = { folder: '', byLanguage: new Map(), asked: '' }
  // The language of the check-in record may be applied after the menu was requested. Several of these events report the
  // same change of language, which causes only one request.
  yield* takeEvery(
    [
      guestDomainsLoaded,
      registered,
      demoEntered,
      authenticationFailed,
      contentReset,
      languageApplied,
      menuWanted,
      hotelReturned,
    ],
    (event) => load(shown, event),
  )
  // The guest may still navigate to a page of the previous language: by a link that was already pressed, or by Back.
  yield* takeEvery(navigated, redirectToLanguage, shown)
  yield* takeEvery(menuEntryPressed, onMenuEntryPressed)
}

/** The guest retries, or the current menu may come from the cache. */
const isWantedAnew = isAnyOf(menuWanted, hotelReturned)

/** `/ONEapp/skins/{project_id}/{skinId}[/oneapp]/[walkin_]menu_{LANG}.json` (HTTP-12 to HTTP-17). */
function* load(shown: ShownMenus, event: Action) {
  const { mode, initialised, ...session } = yield* select(selectSession)
  // A demo shows the menu also without a sign-in, but asks for it only when it is known which skin to show.
  if (session.status !== 'registered' && !(mode === 'demo' && initialised)) return
  const projectId = yield* select(selectProjectId)
  const skinId = yield* select(selectSkinId)
  const isWalkin = yield* select(selectIsWalkin)
  const language = yield* select(selectLanguage)
  const asked = [projectId, skinId, mode, language].join(' ')
  const status = yield* select(selectMenuStatus)
  const isThere = status === 'fetching' || status === 'success'
  if (isThere && shown.asked === asked && !isWantedAnew(event)) return
  shown.asked = asked
  yield* put(menuRequested())
  const folder = `/ONEapp/skins/${encodeURIComponent(projectId)}/${encodeURIComponent(skinId)}${isWalkin ? '/oneapp' : ''}`
  const fileOf = (lang: string) => `${folder}/${isWalkin ? 'walkin_' : ''}menu_${lang.toUpperCase()}.json`
  let outcome = yield* call(loadFile, fileOf(language))
  const isTranslated = outcome.kind === 'ok' || language === 'en'
  if (!isTranslated) outcome = yield* call(loadFile, fileOf('en'))
  // Meanwhile another language was chosen.
  if (shown.asked !== asked) return
  if (outcome.kind === 'ok') {
    const file = outcome.answer
    const domains = yield* service('domains')
    const read = readMenu(domains, file.menu, mode)
    const entries = isTranslated ? read : yield* renamed(domains, read, language)
    if (shown.asked !== asked) return
    const first = firstScreen(domains, entries)
    yield* put(menuLoaded({ logo: file.header?.logo ?? '', entries, isInEnglish: !isTranslated, first }))
    if (shown.folder !== folder) shown.byLanguage.clear()
    shown.folder = folder
    shown.byLanguage.set(language, yield* select(selectMenu))
    return yield* call(redirectToLanguage, shown)
  }
  yield* log('error', 'menu', 'the menu did not load')
  // A menu that does not exist will not be found by a retry.
  const isMissing = outcome.kind === 'refused' && outcome.status === 404
  yield* put(isMissing ? menuLoaded(noMenu) : menuFailed())
}

/**
 * A content page has another number in each language. Redirects from the number of another language to that of the
 * current one.
 */
function* redirectToLanguage({ byLanguage }: ShownMenus) {
  const place = yield* select(selectPlace)
  const domains = yield* service('domains')
  if (!place || domains.match(place.pathname)?.screen.name !== 'contentpage') return
  const menu = yield* select(selectMenu)
  if (hasPath(menu, place.pathname)) return
  for (const other of byLanguage.values()) {
    const to = correspondingPath(other, menu, place.pathname)
    if (to) return yield* go(to, { replace: true, from: place.pathname })
  }
}

function* loadFile(path: string) {
  const now = yield* service('now')
  return yield* readFile(`${path}?t=${now()}`, Menu, { keep: `menu/${path}` })
}

function* onMenuEntryPressed({ payload }: ReturnType<typeof menuEntryPressed>) {
  const { outcome, title } = payload
  if (outcome.kind === 'open' || outcome.kind === 'external') yield* go(outcome.to)
  else if (outcome.kind === 'nothing') yield* log('warn', 'menu', `the action of "${title}" opens nothing`)
}
