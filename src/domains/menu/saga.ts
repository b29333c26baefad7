import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { Menu } from '../../contract/skin.ts'
import { screenOf } from '../addresses.ts'
import { contentReset, languageApplied, selectLanguage } from '../language/slice.ts'
import { navigated, selectPlace } from '../navigation/slice.ts'
import {
  demoEntered,
  registered,
  selectIsRegistered,
  selectIsWalkin,
  selectMode,
  selectProjectId,
  selectSkinId,
  stayBegan,
} from '../session/slice.ts'
import { go, log, world } from '../world.ts'
import { leadsTo, sameEntry } from './sameEntry.ts'
import {
  type MenuEntry,
  menuEntryPressed,
  menuFailed,
  menuLoaded,
  menuRequested,
  selectMenu,
} from './slice.ts'

/** The menus that were shown of a skin, by language. */
interface Seen {
  folder: string
  menus: Map<string, readonly MenuEntry[]>
}

export function* menuSaga() {
  const seen: Seen = { folder: '', menus: new Map() }
  // The language of the check-in record may be in use only after the menu was asked for.
  yield* takeLatest([stayBegan, registered, demoEntered, contentReset, languageApplied], load, seen)
  // A page of the language before may still be on its way, and lies behind the guest in the tab's history.
  yield* takeEvery(navigated, follow, seen)
  yield* takeEvery(menuEntryPressed, onPressed)
}

/** `/ONEapp/skins/{project_id}/{skinId}[/oneapp]/[walkin_]menu_{LANG}.json` (HTTP-12 to HTTP-17). */
function* load(seen: Seen) {
  const mode = yield* select(selectMode)
  if (!(yield* select(selectIsRegistered)) && mode !== 'demo') return
  const projectId = yield* select(selectProjectId)
  const skinId = yield* select(selectSkinId)
  const isWalkin = yield* select(selectIsWalkin)
  const language = yield* select(selectLanguage)
  yield* put(menuRequested())
  const folder = `/ONEapp/skins/${encodeURIComponent(projectId)}/${encodeURIComponent(skinId)}${isWalkin ? '/oneapp' : ''}`
  const fileOf = (key: string) => `${folder}/${isWalkin ? 'walkin_' : ''}menu_${key.toUpperCase()}.json`
  const own = yield* call(loadFile, fileOf(language))
  const found = own ?? (language === 'en' ? null : yield* call(loadFile, fileOf('en')))
  if (found) {
    yield* put(menuLoaded({ skinData: found, mode }))
    if (seen.folder !== folder) seen.menus.clear()
    seen.folder = folder
    seen.menus.set(language, yield* select(selectMenu))
    return yield* call(follow, seen)
  }
  yield* log('error', 'menu', 'the menu did not load')
  yield* put(menuFailed())
}

/** A page of the hotel's has a number of its own in each language: the guest stays at the same page, and so at home. */
function* follow({ menus }: Seen) {
  const place = yield* select(selectPlace)
  if (!place || screenOf(place.pathname)?.name !== 'contentpage') return
  const menu = yield* select(selectMenu)
  if (leadsTo(menu, place.pathname)) return
  for (const other of menus.values()) {
    const to = sameEntry(other, menu, place.pathname)
    if (to) return yield* go(to, { replace: true, from: place.pathname })
  }
}

function* loadFile(path: string) {
  const http = yield* world('http')
  const now = yield* world('now')
  const outcome = yield* call(() => http.file(`${path}?t=${now()}`, Menu))
  return outcome.kind === 'ok' ? outcome.answer : null
}

function* onPressed({ payload }: ReturnType<typeof menuEntryPressed>) {
  const { outcome, title } = payload
  if (outcome.kind === 'open' || outcome.kind === 'leave') yield* go(outcome.to)
  else if (outcome.kind === 'nothing') yield* log('warn', 'menu', `the action of "${title}" opens nothing`)
}
