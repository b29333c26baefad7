import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import { type CameraItem, loadCameras, type Ring } from '../../contract/camera.ts'
import { defineLoad, readAs } from '../../core/load.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, service } from '../../core/services.ts'
import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'
import { isSessionEnd, registered, selectHasDoor, sessionEnds } from '../session/slice.ts'

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
  /** The ring in the dialog, or one that the guest has not seen yet, whose notification is still shown. */
  ring: Ring | null
  /** The last ring, which its notification opens even if the guest has closed the dialog. */
  lastRing: Ring | null
}

/** The pictures of the last load stay if the next one fails (CAM-01). */
export const pictures = defineLoad({
  name: 'camera/pictures',
  about: 'the cameras',
  initial: { cameras: [], takenAt: null } as Pictures,
  isMinor: true,
  isShared: true,
  when: [registered, isVisitOf('roomCamera')],
  until: sessionEnds,
  *ask() {
    if (!(yield* select(selectHasDoor))) return null
    const now = yield* service('now')
    return readAs(callHotel(loadCameras, {}), (cameras) => ({ cameras, takenAt: now() }))
  },
})

const ofGuest = { ring: null, lastRing: null }

const slice = createSlice({
  name: 'camera',
  initialState: { ...ofGuest, isAnnounced: true, isHeard: true } as State,
  reducers: {
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
    selectRing: (state) => state.ring,
    selectLastRing: (state) => state.lastRing,
    selectDoorbellOn: (state) => state.isAnnounced,
    selectChimeOn: (state) => state.isHeard,
  },
})

export const {
  doorbellSettingsLoaded,
  doorbellSwitched,
  chimeSwitched,
  doorRang,
  ringDialogClosed,
  ringExpired,
  showCameraPressed,
  notificationPressed,
} = slice.actions
export const { selectRing, selectLastRing, selectDoorbellOn, selectChimeOn } = slice.selectors
export const selectHasCameras = (state: object) => pictures.select(state).value.cameras.length > 0
export { slice as cameraSlice }
