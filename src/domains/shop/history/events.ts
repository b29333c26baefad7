import { createAction } from '@reduxjs/toolkit'
import type { CoreDialog } from '../../dialogs/slice.ts'

interface GroupsOpened {
  shopId: number
  /** Ids from the top group to the one that the guest opened; empty for the whole shop. */
  path: readonly string[]
}

interface ListReopened {
  shopId: number
  /** The search term that the product was found by. */
  find: string
  /** Dialog to show over the list. */
  dialog?: CoreDialog
}

interface SearchEntered {
  shopId: number
  /** Empty if the guest has ended the search. */
  term: string
}

/** The guest's actions that navigate within a shop. */
export const groupsOpened = createAction<GroupsOpened>('shop/groupsOpened')
export const listReopened = createAction<ListReopened>('shop/listReopened')
export const searchEntered = createAction<SearchEntered>('shop/searchEntered')
