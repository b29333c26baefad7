import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CameraItem, Ring } from '../../contract/camera.ts'
import { checkinLost, sessionReset } from '../session/slice.ts'
import type { LoadStatus } from '../status.ts'

/** What this device does when the door rings. */
export interface DoorbellChoices {
  isAnnounced: boolean
  isHeard: boolean
}

interface State extends DoorbellChoices {
  status: LoadStatus
  cameras: CameraItem[]
  /** When the pictures came, in milliseconds since 1970. */
  takenAt: number | null
  /** The ring that is shown, or that a notification may bring back. */
  ring: Ring | null
}

const nothingSeen = { status: 'unknown' as LoadStatus, cameras: [], takenAt: null, ring: null }

const slice = createSlice({
  name: 'camera',
  initialState: { ...nothingSeen, isAnnounced: true, isHeard: true } as State,
  reducers: {
    /** The guest looks at the door, or looks again. */
    camerasWanted() {},
    camerasRequested(state) {
      state.status = 'fetching'
    },
    camerasLoaded(state, { payload }: PayloadAction<{ cameras: CameraItem[]; at: number }>) {
      state.status = 'success'
      state.cameras = payload.cameras
      state.takenAt = payload.at
    },
    /** Pictures that came before stay, with their time. */
    camerasFailed(state) {
      state.status = 'failure'
    },
    choicesRead(state, { payload }: PayloadAction<Partial<DoorbellChoices>>) {
      Object.assign(state, payload)
    },
    /** The guest switches whether this device announces the doorbell at all (ROOM-23). */
    doorbellSwitched(state, { payload }: PayloadAction<boolean>) {
      state.isAnnounced = payload
    },
    /** The guest switches whether the doorbell is heard, too. */
    chimeSwitched(state, { payload }: PayloadAction<boolean>) {
      state.isHeard = payload
    },
    doorRang(state, { payload }: PayloadAction<Ring>) {
      state.ring = payload
    },
    /** The dialog is gone: the guest closed it, or its time ran out. */
    ringEnded() {},
    /** The guest has seen it, or has come back since. */
    ringPassed(state) {
      state.ring = null
    },
    /** The guest wants to see from the dialog who is there. */
    doorLookedAt() {},
    /** A press on the browser's notification. */
    notificationPressed() {},
  },
  extraReducers: (builder) => {
    // Nobody sees the door of a guest who left.
    for (const left of [sessionReset, checkinLost])
      builder.addCase(left, (state) => {
        Object.assign(state, nothingSeen)
      })
  },
  selectors: {
    selectCameras: (state) => state.cameras,
    selectHasCameras: (state) => state.cameras.length > 0,
    selectCamerasStatus: (state) => state.status,
    selectTakenAt: (state) => state.takenAt,
    selectRing: (state) => state.ring,
    selectDoorbellOn: (state) => state.isAnnounced,
    selectChimeOn: (state) => state.isHeard,
  },
})

export const {
  camerasWanted,
  camerasRequested,
  camerasLoaded,
  camerasFailed,
  choicesRead,
  doorbellSwitched,
  chimeSwitched,
  doorRang,
  ringEnded,
  ringPassed,
  doorLookedAt,
  notificationPressed,
} = slice.actions
export const {
  selectCameras,
  selectHasCameras,
  selectCamerasStatus,
  selectTakenAt,
  selectRing,
  selectDoorbellOn,
  selectChimeOn,
} = slice.selectors
export { slice as cameraSlice }
