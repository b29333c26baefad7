import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MenuOutcome } from '../../core/domains/domain.types.ts'
import type { Loadable } from '../../core/load.ts'

interface Menu {
  /** The URL of the skin's logo; empty if it has none. */
  logo: string
  entries: MenuEntry[]
  /** Whether the hotel has no menu in the guest's language, and so none of its texts: they are in English. */
  isInEnglish: boolean
  /** The path of the first entry that opens a screen, to which home redirects; null if there is none (ROUTE-01). */
  first: string | null
}

export type MenuState = Loadable<Menu>

/** A menu item as the app shows it: its action is resolved, and what the mode excludes is left out. */
export interface MenuEntry {
  id: string
  title: string
  image: string
  text: string
  outcome: MenuOutcome
  submenu: MenuEntry[]
}

export const noMenu: Menu = { logo: '', entries: [], isInEnglish: false, first: null }

const slice = createSlice({
  name: 'menu',
  initialState: { status: 'unknown', value: noMenu } as MenuState,
  reducers: {
    menuRequested(state) {
      state.status = 'fetching'
    },
    menuLoaded: (_, { payload: value }: PayloadAction<Menu>): MenuState => ({ status: 'success', value }),
    menuFailed: (): MenuState => ({ status: 'failure', value: noMenu }),
    /** The menu failed to load, and the guest retries. */
    menuWanted() {},
    /** The guest pressed an item of the menu, or a tile or row that stands for one. */
    menuEntryPressed(_state, _: PayloadAction<{ title: string; outcome: MenuOutcome }>) {},
  },
  selectors: {
    selectMenuStatus: (state) => state.status,
    selectMenu: (state) => state.value.entries,
    selectIsMenuInEnglish: (state) => state.value.isInEnglish,
    selectFirstScreen: (state) => state.value.first,
  },
})

/** All entries in reading order: each one before its submenu. */
export function* walkMenu(menu: readonly MenuEntry[]): Generator<MenuEntry, void> {
  for (const entry of menu) {
    yield entry
    yield* walkMenu(entry.submenu)
  }
}

/** The first entry, in reading order, that matches. */
export function findMenuEntry(
  menu: readonly MenuEntry[],
  matches: (entry: MenuEntry) => boolean,
): MenuEntry | null {
  for (const entry of walkMenu(menu)) if (matches(entry)) return entry
  return null
}

/** The in-app path that an entry opens; null if it opens none. */
export const menuEntryPath = ({ outcome }: MenuEntry): string | null =>
  outcome.kind === 'open' ? outcome.to : null

export const { menuRequested, menuLoaded, menuFailed, menuWanted, menuEntryPressed } = slice.actions
export const { selectMenuStatus, selectMenu, selectIsMenuInEnglish, selectFirstScreen } = slice.selectors
export { slice as menuSlice }
