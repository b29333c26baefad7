/** Details of the device that the app sends to the hotel, and commands of the hotel to a TV. */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { anything } from './values.ts'

/** App to hotel after authentication, once per load, when at least one detail is known (DEV-07). */
export const transmitFirmware = call({
  module: 'SQMOD_SystemSettings',
  function: 'transmitFirmware',
  ask: v.strictObject({
    firmware: v.string(),
    os_type: v.string(),
    onesquare_version: v.string(),
    skin_version: v.string(),
  }),
  answer: anything,
})

/** Hotel to a TV: `reboot` reloads the page, `off` and `on` blank and wake the screen (DEV-02). */
export const deviceCommand = push({
  function: 'deviceCommand',
  payload: v.object({ command: v.picklist(['reboot', 'off', 'on']) }),
})

export const devicePushes = { deviceCommand }
