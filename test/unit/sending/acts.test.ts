/** What happens if a call is repeated: every call and request of the contract, and why it may be repeated or must not be. */

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { CallSpec, RouteSpec } from '../../../src/contract/define.ts'
import { calls, modules, routes } from '../../../src/contract/index.ts'

const specs: Record<string, CallSpec | RouteSpec> = { ...calls, ...routes }
const constants = Object.values(modules).flatMap((file) => Object.entries<unknown>({ ...file }))
const constantOf = (name: string) => constants.find(([, value]) => value === specs[name])?.[0] ?? name

/** Acts at the hotel, and is sent otherwise than by `sendOnce`: why it may be. */
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
const reads = /\.(?:get|load|fetch|has|requestBillData$)|^get/
const onceIn = Object.keys(specs).filter((name) => specs[name]?.once)
/** Sent by `sendOnce`: the attempt is on the device before anything leaves, and the guest is asked before a repetition. */
const once = onceIn.filter((name) => !(name in repeatable))

it('SENT-11 each call that acts at the hotel is sent once, or it is written down why it may be repeated', () => {
  const acting = Object.keys(specs).filter((name) => !onceIn.includes(name) && !reads.test(name))
  const noted = Object.keys(repeatable).filter((name) => !onceIn.includes(name))
  expect(acting.sort(), 'mark it `once` in the contract, or say here why it may be repeated').toEqual(
    noted.sort(),
  )
})

it('SENT-01, SENT-11 what is sent once is sent from nowhere else', () => {
  const names = once.map(constantOf).join('|')
  const sends = new RegExp(`\\b(?:callHotel|request)\\(\\s*(?:${names})\\b`)
  const senders = globSync('src/domains/**/*.{ts,tsx}').filter((path) =>
    sends.test(readFileSync(path, 'utf8')),
  )
  expect(once.length).toBeGreaterThan(3)
  expect(senders.length).toBeGreaterThanOrEqual(once.length)
  for (const path of senders)
    expect([path, /\bsend(?:Once|AndTell)\(/.test(readFileSync(path, 'utf8'))]).toEqual([path, true])
})
