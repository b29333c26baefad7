/** What happens if a call is repeated: every call and request of the contract, and why it may be repeated or must not be. */

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls, routes } from '../../../src/contract/index.ts'

/** Sent by `sendOnce`: the attempt is on the device before anything leaves, and the guest is asked before a repetition. */
const once = {
  'SQMOD_RetailSystem.transmitOrder': 'shop/order',
  'SQMOD_VideoOnDemand.getBuyMovie': 'vod/purchase',
  'SQMOD_EMail.sendEMail': 'pickup, content/request',
  bookCourse: 'courses',
}

/** Acts at the hotel, and may be sent again: why. */
const repeatable = {
  'SQMOD_Auth.authenticate': 'who is signed in on the channel; the same guest again',
  'SQMOD_RemoteControl.setWakeUp': 'sets the alarm of a device: the same time again',
  'SQMOD_RemoteControl.deleteWakeUp': 'names what is deleted',
  'SQMOD_RemoteControl.snoozeWakeUp': 'an alarm that rings: once more is a few minutes more, and is seen',
  'SQMOD_RemoteControl.stopWakeUp': 'what has stopped stays stopped',
  'SQMOD_RemoteControl.setSleepTimer': 'sets the time: the same again',
  'SQMOD_RemoteControl.control': 'a key of the remote control, seen at once; never repeated by the app',
  'SQMOD_RemotePlayer.control': 'a key of the player, seen at once; never repeated by the app',
  'SQMOD_RemotePlayer.playChannel': 'shows the same channel',
  'SQMOD_RemotePlayer.playRadioChannel': 'plays the same station',
  'SQMOD_RemotePlayer.startStreamingDevice': 'what is on stays on',
  'SQMOD_RemotePlayer.stopStreamingDevice': 'what is off stays off',
  'SQMOD_SystemSettings.setLanguageOfRoom': 'sets the language: the same again',
  'SQMOD_SystemSettings.transmitFirmware': 'says the version of the app',
  'SQMOD_TVMessages.deleteTvMessages': 'names what is deleted',
  'SQMOD_TVMessages.markAsTvMessagesByMessageId': 'names what was read',
  'SQMOD_TVMessages.sendTvMessage':
    'one message id, which the hotel recognizes; the text stays in the field until it is answered',
  'SQMOD_Radio.insertMyFavouritesManually': 'a set: the same favourite again',
  'SQMOD_Radio.removeMyFavouritesManually': 'a set: gone is gone',
  'SQMOD_VideoOnDemand.addResumeTime': 'sets the position: the same again',
  'SQMOD_Statistics.startEvent': 'counts visits, not what a guest gets',
  'SQMOD_Statistics.endEvent': 'names the event that ends',
  writeLog: 'a line more in the log',
  verifyAccount: 'gives a token: another one replaces it',
  sendMail: 'a note to the staff about what is booked; its key is kept for its repetitions',
  logInToKey: 'gives a token: another one replaces it',
  makeKeyLink: 'another link to the same key',
  makeKeySession: 'another session of the same key',
  openSaltoDoor: 'opens the door that the guest stands at; never repeated by the app',
  startQuickCall: 'one key per call, and a room has one call at a time',
  endQuickCall: 'what has ended stays ended',
  setRoomControl: 'sets a value: the same again',
}

/** Only reads. */
const reads = /\.(?:get(?!BuyMovie)|load|fetch|request|has)|^get/

it('SENT-11 each call that acts at the hotel is sent once, or it is written down why it may be repeated', () => {
  const acting = [...Object.keys(calls), ...Object.keys(routes)].filter((name) => !reads.test(name))
  expect(acting.sort()).toEqual([...Object.keys(once), ...Object.keys(repeatable)].sort())
})

it('SENT-01, SENT-11 what is sent once is sent from nowhere else', () => {
  const senders = globSync('src/domains/**/*.{ts,tsx}').filter((path) =>
    /\b(?:callHotel|request)\((?:transmitOrder|getBuyMovie|sendEMail|bookCourse)\b/.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(senders.length).toBeGreaterThan(3)
  for (const path of senders)
    expect([path, /\bsend(?:Once|AndTell)\(/.test(readFileSync(path, 'utf8'))]).toEqual([path, true])
})
