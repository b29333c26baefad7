/** Every event that a hotel sends by itself. Apart from the calls, so that hearing loads no call's schemas. */
import { devicePushes } from './device.ts'
import { messagePushes } from './messages.ts'
import { roomControlPushes } from './roomControl.ts'
import { roomPushes } from './rooms.ts'
import { wakeUpPushes } from './wakeUp.ts'

export const pushes = {
  ...devicePushes,
  ...roomPushes,
  ...messagePushes,
  ...roomControlPushes,
  ...wakeUpPushes,
}
