import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Settings } from '../../contract/property.ts'
import type { Loadable } from '../../core/load.ts'

/** Both are stored by property id, so that those of another one are never used. */
interface State {
  current: string
  settings: Record<string, Loadable<Settings>>
  /** Whether the web check-in is enabled. */
  webcheckin: Record<string, Loadable<boolean>>
}

const noSettings: Loadable<Settings> = { status: 'unknown', value: {} }
const noWebcheckin: Loadable<boolean> = { status: 'unknown', value: true }

const settingsOf = (state: State, id: string) => state.settings[id] ?? noSettings
const webcheckinOf = (state: State, id: string) => state.webcheckin[id] ?? noWebcheckin

const slice = createSlice({
  name: 'property',
  initialState: { current: '', settings: {}, webcheckin: {} } as State,
  reducers: {
    settingsRequested(state, { payload: id }: PayloadAction<string>) {
      state.settings[id] = { ...settingsOf(state, id), status: 'fetching' }
    },
    settingsLoaded(state, { payload: { key, value } }: PayloadAction<{ key: string; value: Settings }>) {
      state.settings[key] = { status: 'success', value }
    },
    webcheckinRequested(state, { payload: id }: PayloadAction<string>) {
      state.webcheckin[id] = { ...webcheckinOf(state, id), status: 'fetching' }
    },
    webcheckinLoaded(state, { payload: { key, value } }: PayloadAction<{ key: string; value: boolean }>) {
      state.webcheckin[key] = { status: 'success', value }
    },
    webcheckinFailed(state, { payload: id }: PayloadAction<string>) {
      state.webcheckin[id] = { ...webcheckinOf(state, id), status: 'failure' }
    },
    propertyEntered(state, { payload }: PayloadAction<string>) {
      state.current = payload
    },
    /** The guest retries a screen that needs the settings, which have failed to load. */
    settingsRetried() {},
    /**
     * The settings that the sign-in needs, from the page's first request or the last visit, until the hotel has
     * responded.
     */
    settingsRestored(state, { payload: { id, settings: value } }: PayloadAction<StoredSettings>) {
      state.current = id
      const { status } = settingsOf(state, id)
      if (status !== 'success') state.settings[id] = { status, value }
    },
    /**
     * After a failed response there are no settings (CONF-14). While the hotel is unreachable, the sign-in keeps those
     * of the last visit.
     */
    settingsFailed(state, { payload: { id, kind } }: PayloadAction<{ id: string; kind: string }>) {
      const isUnreachable = kind === 'timeout' || kind === 'unreachable'
      state.settings[id] = { status: 'failure', value: isUnreachable ? settingsOf(state, id).value : {} }
    },
  },
  selectors: {
    selectSettings: (state) => settingsOf(state, state.current).value,
    /** Whether it is known what the sign-in looks like at this property. */
    selectAreSettingsKnown: (state, id: string) => {
      const { status, value } = settingsOf(state, id)
      return value !== noSettings.value || status === 'success' || status === 'failure'
    },
    selectSettingsStatus: (state, id: string) => settingsOf(state, id).status,
    selectWebcheckinStatus: (state, id: string) => webcheckinOf(state, id).status,
    selectIsWebcheckinEnabled: (state) => webcheckinOf(state, state.current).value,
    selectTimezone: (state) => settingsOf(state, state.current).value.timezone ?? null,
  },
})

interface StoredSettings {
  id: string
  settings: Settings
}

export const {
  propertyEntered,
  settingsRequested,
  settingsLoaded,
  settingsRestored,
  settingsRetried,
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
