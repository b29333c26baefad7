import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Package } from '../../../contract/vod.ts'
import type { LoadStatus } from '../../../core/loadable.ts'
import { checkinLost, logoutRequested, sessionReset } from '../../session/slice.ts'
import { type Changes, countChange, isOlder } from '../changes.ts'
import { productSold } from '../slice.ts'

export interface PackagesState {
  status: LoadStatus
  packages: Package[]
  changes: Changes
}

const initialState: PackagesState = { status: 'unknown', packages: [], changes: {} }

const findIn = ({ packages }: PackagesState, id: number) => packages.find(({ pckg_id }) => pckg_id === id)

/** Returns the package of a response, or the stored one if it was bought on this device after the request. */
const newest = (state: PackagesState, told: Package, known: Changes) =>
  (isOlder(state.changes, known, told.pckg_id) && findIn(state, told.pckg_id)) || told

const slice = createSlice({
  name: 'vodPackages',
  initialState,
  reducers: {
    packagesRequested(state) {
      if (state.status !== 'success') state.status = 'fetching'
    },
    packagesLoaded(
      state,
      { payload: { packages, known } }: PayloadAction<{ packages: Package[]; known: Changes }>,
    ) {
      state.status = 'success'
      state.packages = packages.map((told) => newest(state, told, known))
    },
    packagesFailed(state) {
      if (state.status === 'success') return
      state.status = 'failure'
      state.packages = []
    },
    /** Stores the current state of one package. */
    packageLoaded(state, { payload: { told, known } }: PayloadAction<{ told: Package; known: Changes }>) {
      const at = state.packages.findIndex(({ pckg_id }) => pckg_id === told.pckg_id)
      if (at < 0) state.packages.push(told)
      else state.packages[at] = newest(state, told, known)
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
    selectPackages: (state) => state.packages,
    selectPackagesStatus: (state) => state.status,
    selectPackageChanges: (state) => state.changes,
    selectPackage: (state, id: number) => findIn(state, id) ?? null,
  },
})

export const { packagesRequested, packagesLoaded, packagesFailed, packageLoaded } = slice.actions
export const { selectPackages, selectPackagesStatus, selectPackageChanges, selectPackage } = slice.selectors
export { slice as packagesSlice }
