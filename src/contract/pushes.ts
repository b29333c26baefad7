/** Every event that a hotel sends by itself. Apart from the calls, so that hearing loads no call's schemas. */
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
