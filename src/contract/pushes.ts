/** Every event that a hotel sends by itself. Apart from the calls, so that hearing loads no call's schemas. */
import { cameraPushes } from './camera.ts'
import { devicePushes } from './device.ts'
import { messagePushes } from './messages.ts'
import { roomControlPushes } from './roomControl.ts'
import { wakeUpPushes } from './wakeUp.ts'

export const pushes = {
  ...devicePushes,
  ...cameraPushes,
  ...messagePushes,
  ...roomControlPushes,
  ...wakeUpPushes,
}
