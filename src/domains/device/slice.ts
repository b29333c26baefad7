import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TelevisionFacts } from '../../browser/television.ts'
import type { LoadStatus } from '../../core/load.ts'
import { type KeyAction, type KeyTable, keyTable } from '../../ui/focus/keys.ts'
import type { WindowSize } from '../../ui/formFactor.ts'
import type { Notice } from '../notices/slice.ts'

/** Stands for "the device does not know its own address" (DEV-04). */
const unknownMac = 'aa:bb:cc:dd:ee:ff'

export type DeviceCommand = 'reboot' | 'off' | 'on'

export interface DeviceDetails {
  firmware: string
  os_type: string
  onesquare_version: string
  skin_version: string
}

export interface Source {
  name: string
  port: number
  /** True for the configured source, while the guest has chosen none. */
  isDefault: boolean
}

export interface TelevisionCommand {
  command: string
  notice: Omit<Notice, 'id'>
}

type ScreenSize = Pick<WindowSize, 'width' | 'height'>

export interface DeviceState {
  /** Status of sending the device's details to the hotel (DEV-08). */
  status: LoadStatus
  /** ISO 8601 UTC, as of the last refresh. */
  date: string
  /** The hotel's last command; empty if there was none. */
  command: DeviceCommand | ''
  host: string
  network: Pick<TelevisionFacts, 'ipAddress' | 'macAddress' | 'subnetMask' | 'gatewayAddress'>
  /** 0 to 100; null if the browser cannot know it. */
  volume: number | null
  /** The device app that was started last. */
  app: string
  source: Source
  power: 'on' | 'off'
  details: DeviceDetails
  /** CSS pixels of the window. */
  screen: ScreenSize
  keyTable: KeyTable
  /** Milliseconds between two refreshes of date and state (DEV-11). */
  updateInterval: number
}

const initialState: DeviceState = {
  status: 'unknown',
  date: '',
  command: '',
  host: '',
  network: { ipAddress: '', macAddress: unknownMac, subnetMask: '', gatewayAddress: '' },
  volume: null,
  app: '',
  source: { name: 'TV', port: 1, isDefault: true },
  power: 'on',
  details: { firmware: '', os_type: '', onesquare_version: '', skin_version: '' },
  screen: { width: 0, height: 0 },
  keyTable,
  updateInterval: 60_000,
}

interface Reading {
  date: string
  facts: TelevisionFacts | null
}

const slice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    /** Values of the browser, and of the television if it provides any. */
    deviceRead(
      state,
      { payload }: PayloadAction<Reading & { host: string; os_type: string; version: string }>,
    ) {
      state.host = payload.host
      state.details.os_type = payload.os_type
      state.details.onesquare_version = payload.version
      applyReading(state, payload)
    },
    deviceRefreshed(state, { payload }: PayloadAction<Reading>) {
      applyReading(state, payload)
    },
    screenResized(state, { payload }: PayloadAction<ScreenSize>) {
      state.screen = payload
    },
    detailsSent(state) {
      state.status = 'fetching'
    },
    detailsAccepted(state) {
      state.status = 'success'
    },
    detailsFailed(state) {
      state.status = 'failure'
    },
    /** This device executes a command of the hotel. */
    commandExecuted(state, { payload }: PayloadAction<DeviceCommand>) {
      state.command = payload
      if (payload !== 'reboot') state.power = payload
    },
    /** A key or a touch on a blank screen. */
    screenWoken(state) {
      state.power = 'on'
    },
    sourceChosen(state, { payload }: PayloadAction<Source>) {
      state.source = payload
    },
    appStarted(state, { payload }: PayloadAction<string>) {
      state.app = payload
    },
    /**
     * A remote command of a menu item to the television that the guest has selected (MENU-20 to MENU-22). `notice`
     * confirms it, once there is a television to execute it.
     */
    televisionCommandRequested(_state, _: PayloadAction<TelevisionCommand>) {},
    /** A colour or play key of the remote control. Arrows, OK and Back belong to the focus. */
    remoteKeyPressed(_state, _: PayloadAction<KeyAction>) {},
  },
  selectors: {
    selectDevice: (state) => state,
    selectIsBlank: (state) => state.power === 'off',
  },
})

/** Values that the television does not provide stay unchanged. */
function applyReading(state: DeviceState, { date, facts }: Reading) {
  state.date = date
  if (!facts) return
  for (const key of ['ipAddress', 'macAddress', 'subnetMask', 'gatewayAddress'] as const)
    if (facts[key]) state.network[key] = facts[key]
  if (facts.firmware) state.details.firmware = facts.firmware
  if (facts.volume !== null) state.volume = facts.volume
}

export const {
  deviceRead,
  deviceRefreshed,
  screenResized,
  detailsSent,
  detailsAccepted,
  detailsFailed,
  commandExecuted,
  screenWoken,
  sourceChosen,
  appStarted,
  televisionCommandRequested,
  remoteKeyPressed,
} = slice.actions
export const { selectDevice, selectIsBlank } = slice.selectors
export { slice as deviceSlice }
