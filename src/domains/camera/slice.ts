import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CameraItem, Ring } from '../../contract/camera.ts'
import type { LoadStatus } from '../../core/loadable.ts'
import { sessionEnds } from '../session/slice.ts'

/** What this device does when the door rings. */
export interface DoorbellSettings {
  isAnnounced: boolean
  isHeard: boolean
}

interface State extends DoorbellSettings {
  status: LoadStatus
  cameras: CameraItem[]
  /** Time of the last pictures, in ms since 1970. */
  takenAt: number | null
  /** The ring in the dialog, or one that the guest has not seen yet, whose notification is still shown. */
  ring: Ring | null
  /** The last ring, which its notification opens even if the guest has closed the dialog. */
  lastRing: Ring | null
}

const initialPictures = {
  status: 'unknown' as LoadStatus,
  cameras: [],
  takenAt: null,
  ring: null,
  lastRing: null,
}

const slice = createSlice({
  name: 'camera',
  initialState: { ...initialPictures, isAnnounced: true, isHeard: true } as State,
  reducers: {
    /** New pictures are needed, for example because the screen opened or the guest refreshes it. */
    camerasWanted() {},
    camerasRequested(state) {
      state.status = 'fetching'
    },
    camerasLoaded(state, { payload }: PayloadAction<{ cameras: CameraItem[]; at: number }>) {
      state.status = 'success'
      state.cameras = payload.cameras
      state.takenAt = payload.at
    },
    /** The pictures of the last load stay, with their time. */
    camerasFailed(state) {
      state.status = 'failure'
    },
    doorbellSettingsLoaded(state, { payload }: PayloadAction<Partial<DoorbellSettings>>) {
      Object.assign(state, payload)
    },
    /** Whether this device announces the doorbell (ROOM-23). */
    doorbellSwitched(state, { payload }: PayloadAction<boolean>) {
      state.isAnnounced = payload
    },
    /** Whether it also plays a sound. */
    chimeSwitched(state, { payload }: PayloadAction<boolean>) {
      state.isHeard = payload
    },
    doorRang(state, { payload }: PayloadAction<Ring>) {
      state.ring = payload
      state.lastRing = payload
    },
    /** The guest closed the dialog, or its time ran out. */
    ringDialogClosed() {},
    /** The guest has seen the ring. */
    ringExpired(state) {
      state.ring = null
    },
    /** The guest pressed the confirming button of the dialog. */
    showCameraPressed() {},
    /** The guest pressed the browser's notification. */
    notificationPressed() {},
  },
  extraReducers: (builder) => {
    // The next guest must not see this one's door.
    for (const sessionEnd of sessionEnds)
      builder.addCase(sessionEnd, (state) => {
        Object.assign(state, initialPictures)
      })
  },
  selectors: {
    selectCameras: (state) => state.cameras,
    selectHasCameras: (state) => state.cameras.length > 0,
    selectCamerasStatus: (state) => state.status,
    selectTakenAt: (state) => state.takenAt,
    selectRing: (state) => state.ring,
    selectLastRing: (state) => state.lastRing,
    selectDoorbellOn: (state) => state.isAnnounced,
    selectChimeOn: (state) => state.isHeard,
  },
})

export const {
  camerasWanted,
  camerasRequested,
  camerasLoaded,
  camerasFailed,
  doorbellSettingsLoaded,
  doorbellSwitched,
  chimeSwitched,
  doorRang,
  ringDialogClosed,
  ringExpired,
  showCameraPressed,
  notificationPressed,
} = slice.actions
export const {
  selectCameras,
  selectHasCameras,
  selectCamerasStatus,
  selectTakenAt,
  selectRing,
  selectLastRing,
  selectDoorbellOn,
  selectChimeOn,
} = slice.selectors
export { slice as cameraSlice }
