import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The files that may read the device's clock themselves, and why. All else takes the hotel's time (`core/time`). */
const readers: Record<string, string> = {
  'src/app/createServices.ts': 'the service `now`',
  'src/browser/cookies.ts': 'a duration',
  'src/core/lazyModule.ts': 'makes an address that no cache knows',
  'src/core/time/useNow.ts': 'where the hotel’s time is made of it',
  'src/domains/concierge/slice.ts': 'an age; the thread adds the difference to the hotel’s clock',
  'src/domains/content/PageBody.tsx': 'makes an address that no cache knows',
  'src/domains/login/timeOfDayPicture.ts': 'painted before the hotel is asked, and not painted anew',
  'src/domains/player/TelevisionPlayer.tsx': 'a duration',
  'src/domains/player/useSeeking.ts': 'a duration',
  'src/realtime/environment.ts': 'durations',
  'src/shell/dialogs/CountdownRing.tsx': 'a duration',
  'src/shell/focus/keptFocus.ts': 'a duration',
  'src/shell/focus/televisionFocus.ts': 'a duration',
  'src/shell/focus/televisionStart.ts': 'a duration',
}

/** The files that take the device's clock from the services or `useDeviceNow`, and why. */
const takers: Record<string, string> = {
  'src/app/rootSaga.ts': 'a duration',
  'src/core/time/hotelNow.saga.ts': 'where the hotel’s time is made of it',
  'src/core/time/useNow.ts': 'where the hotel’s time is made of it',
  'src/domains/camera/CameraScreen.tsx': 'an age',
  'src/domains/camera/slice.ts': 'an age; the pictures add the difference to the hotel’s clock',
  'src/domains/channel/clock.saga.ts': 'where the difference to the hotel’s clock is measured',
  'src/domains/content/saga.ts': 'makes an address that no cache knows',
  'src/domains/content/slice.ts': 'makes an address that no cache knows',
  'src/domains/device/nextGuest.saga.ts': 'a duration',
  'src/domains/device/saga.ts': 'what the device says of itself',
  'src/domains/device/television.saga.ts': 'durations; the reboot adds the difference to the hotel’s clock',
  'src/domains/epg/load.saga.ts': 'ages',
  'src/domains/install/offer.saga.ts': 'an age',
  'src/domains/kiosk/saga.ts': 'a duration',
  'src/domains/menu/saga.ts': 'makes an address that no cache knows',
  'src/domains/mobileKey/openDoorLink.saga.ts': 'an age',
  'src/domains/navigation/saga.ts': 'an age',
  'src/domains/offline/saga.ts': 'an age; the line adds the difference to the hotel’s clock',
  'src/domains/quickCalls/QuickCallsScreen.tsx': 'a duration',
  'src/domains/quickCalls/hangUp.saga.ts': 'a duration',
  'src/domains/quickCalls/saga.ts': 'a duration',
  'src/domains/radio/player.saga.ts': 'a duration',
  'src/domains/session/signedIn.saga.ts': 'a duration',
  'src/domains/shop/infos.ts': 'an age',
  'src/domains/shop/order/sendOrder.saga.ts': 'a duration',
  'src/domains/shop/visit.saga.ts': 'an age',
  'src/domains/vod/load.saga.ts': 'an age',
  'src/shell/kiosk/PresenceDialog.tsx': 'a duration',
}

const filesWith = (pattern: RegExp) =>
  globSync('src/**/*.{ts,tsx}')
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    .sort()

it('CLK-01 nothing but what is named here reads the device’s clock', () => {
  expect(filesWith(/\bDate\.now\b|\bnew Date\(\)/)).toEqual(Object.keys(readers))
})

it('CLK-01 nothing but what is named here measures with the device’s clock', () => {
  expect(filesWith(/\bservice\('now'\)|\buseDeviceNow\b/)).toEqual(Object.keys(takers))
})
