import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KindName } from './kinds.ts'

/** Something that is stored on the device. */
export interface Kept {
  kind: KindName
  /** Since when, in milliseconds since 1970; null if it is stored without a time. */
  since: number | null
}

interface State {
  /** Null while it is not known. */
  kept: Kept[] | null
  /** `light` or `dark`, or empty for the hotel's own look. */
  scheme: string
}

const slice = createSlice({
  name: 'thisDevice',
  initialState: { kept: null, scheme: '' } as State,
  reducers: {
    keptFound(state, { payload }: PayloadAction<Kept[]>) {
      state.kept = payload
    },
    /** The guest wants the device to forget this. */
    keptForgotten(_, __: PayloadAction<KindName>) {},
    schemeRead(state, { payload }: PayloadAction<string>) {
      state.scheme = payload
    },
    schemeChosen(state, { payload }: PayloadAction<string>) {
      state.scheme = payload
    },
  },
  selectors: { selectKept: (state) => state.kept, selectScheme: (state) => state.scheme },
})

export const { keptFound, keptForgotten, schemeRead, schemeChosen } = slice.actions
export const { selectKept, selectScheme } = slice.selectors
export { slice as thisDeviceSlice }
