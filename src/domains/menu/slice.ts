import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Menu, MenuItem } from '../../contract/skin.ts'
import { isExcluded } from '../access.ts'
import { type MenuOutcome, outcomeOf } from '../actions.ts'
import { isWalkinMode, type Mode } from '../mode.ts'
import type { LoadStatus } from '../status.ts'

export interface MenuState {
  status: LoadStatus
  skinData: Menu
  /** In which the menu was loaded. */
  mode: Mode
}

/** An item as the app draws it: what it opens is known, and what the mode leaves out is gone. */
export interface MenuEntry {
  id: string
  title: string
  image: string
  text: string
  outcome: MenuOutcome
  submenu: MenuEntry[]
}

const slice = createSlice({
  name: 'menu',
  initialState: {
    status: 'unknown',
    skinData: { header: null, menu: [] },
    mode: '',
  } as MenuState,
  reducers: {
    menuRequested(state) {
      state.status = 'fetching'
    },
    menuLoaded(state, { payload }: PayloadAction<Pick<MenuState, 'skinData' | 'mode'>>) {
      state.status = 'success'
      state.skinData = payload.skinData
      state.mode = payload.mode
    },
    menuFailed(state) {
      state.status = 'failure'
      state.skinData = { header: null, menu: [] }
    },
    /** The guest pressed an item of the menu or a tile made from one. */
    menuEntryPressed(_state, _: PayloadAction<{ title: string; outcome: MenuOutcome }>) {},
  },
  selectors: {
    selectMenuStatus: (state) => state.status,
    selectMenuLogo: (state) => state.skinData.header?.logo ?? '',
    selectMenu: createSelector(
      (state: MenuState) => state.skinData.menu,
      (state: MenuState) => state.mode,
      draw,
    ),
  },
})

function draw(items: readonly MenuItem[], mode: Mode): MenuEntry[] {
  return items.flatMap((item) => {
    const submenu = draw(item.submenu, mode)
    const meant = outcomeOf(item, isWalkinMode(mode))
    // What the mode excludes is not drawn (MENU-30).
    const isGone = meant.kind === 'open' && isExcluded(meant.screen, mode)
    const outcome: MenuOutcome = isGone ? { kind: 'absent' } : meant
    // A branch has no action of its own; one whose every leaf is left out goes too.
    if (outcome.kind === 'absent' && submenu.length === 0) return []
    if (item.submenu.length > 0 && submenu.length === 0 && outcome.kind === 'nothing') return []
    return [{ id: item.id, title: item.title, image: item.image, text: item.text, outcome, submenu }]
  })
}

/** The first entry, in reading order, whose action opens a screen of the app (ROUTE-01). */
export function firstScreen(menu: readonly MenuEntry[]): string | null {
  for (const entry of menu) {
    if (entry.outcome.kind === 'open') return entry.outcome.to
    const inside = firstScreen(entry.submenu)
    if (inside) return inside
  }
  return null
}

export const { menuRequested, menuLoaded, menuFailed, menuEntryPressed } = slice.actions
export const { selectMenuStatus, selectMenuLogo, selectMenu } = slice.selectors
export { slice as menuSlice }
