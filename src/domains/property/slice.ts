import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Settings } from '../../contract/property.ts'
import type { LoadStatus } from '../../core/loadable.ts'

/** Settings and web check-in of a property. Stored by property id, so that those of another one are never used. */
interface PropertyEntry {
  settings: Settings
  settingsStatus: LoadStatus
  isWebcheckinEnabled: boolean
  webcheckinStatus: LoadStatus
}

const initialEntry: PropertyEntry = {
  settings: {},
  settingsStatus: 'unknown',
  isWebcheckinEnabled: true,
  webcheckinStatus: 'unknown',
}

interface State {
  current: string
  byId: Record<string, PropertyEntry>
}

const entryOf = (state: State, id: string): PropertyEntry => {
  state.byId[id] ??= { ...initialEntry }
  return state.byId[id]
}

const slice = createSlice({
  name: 'property',
  initialState: { current: '', byId: {} } as State,
  reducers: {
    propertyEntered(state, { payload }: PayloadAction<string>) {
      state.current = payload
      entryOf(state, payload)
    },
    settingsRequested(state, { payload }: PayloadAction<string>) {
      entryOf(state, payload).settingsStatus = 'fetching'
    },
    settingsLoaded(state, { payload }: PayloadAction<{ id: string; settings: Settings }>) {
      Object.assign(entryOf(state, payload.id), { settings: payload.settings, settingsStatus: 'success' })
    },
    /**
     * The settings that the sign-in needs, from the page's first request or the last visit, until the hotel has
     * responded.
     */
    settingsRestored(state, { payload }: PayloadAction<{ id: string; settings: Settings }>) {
      state.current = payload.id
      const entry = entryOf(state, payload.id)
      if (entry.settingsStatus !== 'success') entry.settings = payload.settings
    },
    /**
     * After a failed response there are no settings (CONF-14). While the hotel is unreachable, the sign-in keeps those
     * of the last visit.
     */
    settingsFailed(state, { payload }: PayloadAction<{ id: string; kind: string }>) {
      const entry = entryOf(state, payload.id)
      entry.settingsStatus = 'failure'
      if (payload.kind !== 'timeout' && payload.kind !== 'unreachable') entry.settings = {}
    },
    webcheckinRequested(state, { payload }: PayloadAction<string>) {
      entryOf(state, payload).webcheckinStatus = 'fetching'
    },
    webcheckinLoaded(state, { payload }: PayloadAction<{ id: string; enabled: boolean }>) {
      Object.assign(entryOf(state, payload.id), {
        isWebcheckinEnabled: payload.enabled,
        webcheckinStatus: 'success',
      })
    },
    webcheckinFailed(state, { payload }: PayloadAction<string>) {
      entryOf(state, payload).webcheckinStatus = 'failure'
    },
  },
  selectors: {
    selectSettings: (state) => (state.byId[state.current] ?? initialEntry).settings,
    /** Whether it is known what the sign-in looks like at this property. */
    selectAreSettingsKnown: (state, id: string) => {
      const { settings, settingsStatus } = state.byId[id] ?? initialEntry
      return (
        settings !== initialEntry.settings || settingsStatus === 'success' || settingsStatus === 'failure'
      )
    },
    selectSettingsStatus: (state, id: string) => (state.byId[id] ?? initialEntry).settingsStatus,
    selectWebcheckinStatus: (state, id: string) => (state.byId[id] ?? initialEntry).webcheckinStatus,
    selectIsWebcheckinEnabled: (state) => (state.byId[state.current] ?? initialEntry).isWebcheckinEnabled,
    selectTimezone: (state) => (state.byId[state.current] ?? initialEntry).settings.timezone ?? null,
  },
})

export const {
  propertyEntered,
  settingsRequested,
  settingsLoaded,
  settingsRestored,
  settingsFailed,
  webcheckinRequested,
  webcheckinLoaded,
  webcheckinFailed,
} = slice.actions
export const {
  selectSettings,
  selectAreSettingsKnown,
  selectSettingsStatus,
  selectWebcheckinStatus,
  selectIsWebcheckinEnabled,
  selectTimezone,
} = slice.selectors
export { slice as propertySlice }
