/** All push events of a hotel. Separate from the calls, so that listening does not load the schemas of calls. */
import { cameraPushes } from './camera.ts'
import { devicePushes } from './device.ts'
import { flightPushes } from './flights.ts'
import { messagePushes } from './messages.ts'
import { quickCallPushes } from './quickCalls.ts'
import { roomControlPushes } from './roomControl.ts'
import { shopPushes } from './shopPushes.ts'
import { wakeUpPushes } from './wakeUp.ts'

export const pushes = {
  ...devicePushes,
  ...cameraPushes,
  ...messagePushes,
  ...roomControlPushes,
  ...shopPushes,
  ...wakeUpPushes,
  ...flightPushes,
  ...quickCallPushes,
}
