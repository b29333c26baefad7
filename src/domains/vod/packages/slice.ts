import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Id } from '../../../contract/looseId.ts'
import type { Package } from '../../../contract/vod.ts'
import { type Loadable, loadableOf } from '../../../core/loadable.ts'
import { checkinLost, logoutRequested, sessionReset } from '../../session/slice.ts'
import { type Changes, countChange, isOlder } from '../changes.ts'
import { productSold } from '../slice.ts'

export interface PackagesState {
  list: Loadable<Package[]>
  changes: Changes
}

const list = loadableOf('packages', (state: PackagesState) => state.list, [] as Package[], {
  isQuiet: true,
  resets: true,
})
const initialState: PackagesState = { list: list.initial, changes: {} }

const findIn = ({ list: { value } }: PackagesState, id: Id) => value.find(({ pckg_id }) => pckg_id === id)

/** Returns the package of a response, or the stored one if it was bought on this device after the request. */
const newest = (state: PackagesState, told: Package, known: Changes) =>
  (isOlder(state.changes, known, told.pckg_id) && findIn(state, told.pckg_id)) || told

const slice = createSlice({
  name: 'vodPackages',
  initialState,
  reducers: {
    ...list.reducers,
    packagesLoaded(
      state,
      { payload: { packages, known } }: PayloadAction<{ packages: Package[]; known: Changes }>,
    ) {
      state.list = { status: 'success', value: packages.map((told) => newest(state, told, known)) }
    },
    /** Stores the current state of one package. */
    packageLoaded(state, { payload: { told, known } }: PayloadAction<{ told: Package; known: Changes }>) {
      const { value } = state.list
      const at = value.findIndex(({ pckg_id }) => pckg_id === told.pckg_id)
      if (at < 0) value.push(told)
      else value[at] = newest(state, told, known)
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionReset, () => initialState)
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
      .addCase(productSold, (state, { payload: { product } }) => {
        if (product.kind !== 'package') return
        countChange(state.changes, product.id)
        const sold = findIn(state, product.id)
        if (sold) sold.is_bought = true
      }),
  selectors: {
    selectPackages: (state) => state.list.value,
    selectPackagesStatus: (state) => state.list.status,
    selectPackageChanges: (state) => state.changes,
    selectPackage: (state, id: Id) => findIn(state, id) ?? null,
  },
})

export const { packagesRequested, packagesLoaded, packagesFailed, packageLoaded } = slice.actions
export const { selectPackages, selectPackagesStatus, selectPackageChanges, selectPackage } = slice.selectors
export { slice as packagesSlice }
