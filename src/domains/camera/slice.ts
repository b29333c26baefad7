import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CameraItem, Ring } from '../../contract/camera.ts'
import { type Loadable, loadableOf } from '../../core/loadable.ts'
import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'
import { isSessionEnd } from '../session/slice.ts'

/** The time of a picture by the hotel's clock, with seconds, because a visitor comes and goes quickly. */
export const pictureTime = (at: number, timezone: string | null, is12Hour: boolean): string =>
  readableTime(timeOfDay(hotelTime(at, timezone)), is12Hour, true)

/** Returns the URL of a camera's picture: the hotel's data URL, or one made of the base64 JPEG (CAM-03). */
export function pictureUrl(image: string): string {
  if (/^\s*data:/i.test(image)) return image.trim()
  const base64 = image.replace(/\s/g, '')
  return base64 && `data:image/jpeg;base64,${base64}`
}

/** What this device does when the door rings. */
interface DoorbellSettings {
  isAnnounced: boolean
  isHeard: boolean
}

interface Pictures {
  cameras: CameraItem[]
  /** In ms since 1970. */
  takenAt: number | null
}

interface State extends DoorbellSettings {
  pictures: Loadable<Pictures>
  /** The ring in the dialog, or one that the guest has not seen yet, whose notification is still shown. */
  ring: Ring | null
  /** The last ring, which its notification opens even if the guest has closed the dialog. */
  lastRing: Ring | null
}

/** The pictures of the last load stay if the next one fails. */
const pictures = loadableOf('cameras', (state: State) => state.pictures, {
  cameras: [],
  takenAt: null,
} as Pictures)
const ofGuest = { pictures: pictures.initial, ring: null, lastRing: null }

const slice = createSlice({
  name: 'camera',
  initialState: { ...ofGuest, isAnnounced: true, isHeard: true } as State,
  reducers: {
    /** New pictures are needed, for example because the screen opened or the guest refreshes it. */
    camerasWanted() {},
    ...pictures.reducers,
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
    builder.addMatcher(isSessionEnd, (state) => {
      Object.assign(state, ofGuest)
    })
  },
  selectors: {
    selectCameras: (state) => state.pictures.value.cameras,
    selectHasCameras: (state) => state.pictures.value.cameras.length > 0,
    selectCamerasStatus: (state) => state.pictures.status,
    selectTakenAt: (state) => state.pictures.value.takenAt,
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
