// Small changes: favourites of the radio, the room's language, mails, statistics, the device's details.

import { calls } from '../../../../src/contract/index.ts'
import type { Device } from '../../device.ts'
import { known, readBy } from '../../guest.ts'
import { refuses } from '../../judge.ts'
import { differs, holds, notTried } from '../../report.ts'
import type { Area } from '../../trial.ts'
import { does, happensOnce, mayNot, needsFields } from './steps.ts'
import { stationOf } from './televisions.ts'

const inserts = 'SQMOD_Radio.insertMyFavouritesManually'
const removes = 'SQMOD_Radio.removeMyFavouritesManually'
const speaks = 'SQMOD_SystemSettings.setLanguageOfRoom'
const mails = 'SQMOD_EMail.sendEMail'
const starts = 'SQMOD_Statistics.startEvent'
const ends = 'SQMOD_Statistics.endEvent'
const tells = 'SQMOD_SystemSettings.transmitFirmware'

async function favouritesOf(device: Device) {
  const heard = await device.ask('SQMOD_Radio.getMyFavourites', {})
  return readBy(calls['SQMOD_Radio.getMyFavourites'], heard) ?? []
}

export const favourites: Area = async (trial) => {
  const { rows, one, two } = trial
  const station = stationOf(one)
  if (!station) {
    for (const name of [inserts, removes]) rows.add('writes', name, notTried('the hotel names no station'))
    return
  }
  const { id } = station
  const had = (await favouritesOf(one.device)).some((favourite) => favourite.id === id)
  const theyHad = (await favouritesOf(two.device)).some((favourite) => favourite.id === id)
  const twice = [inserts, inserts]
  for (const name of twice) await does(trial, one.device, name, { item_id: id })
  await rows.try('idempotence', `${inserts} twice`, async () => {
    const times = (await favouritesOf(one.device)).filter((favourite) => favourite.id === id).length
    return times === 1
      ? holds()
      : differs('the station once among the favourites', { item_id: id }, `${times} times`)
  })
  await rows.try('isolation', `${inserts}: in room ${one.room} only`, async () => {
    const theirs = await favouritesOf(two.device)
    return !theyHad && theirs.some((favourite) => favourite.id === id)
      ? differs(`no favourite of room ${one.room} in room ${two.room}`, { item_id: id }, theirs)
      : holds()
  })
  await needsFields(trial, one.device, inserts, { item_id: id })
  for (const name of [removes, removes]) await does(trial, one.device, name, { item_id: id })
  await rows.try('writes', `${removes}: gone afterwards`, async () =>
    (await favouritesOf(one.device)).some((favourite) => favourite.id === id)
      ? differs('the list without the station', { item_id: id }, 'it is still there')
      : holds(),
  )
  if (had) await one.device.ask(inserts, { item_id: id })
}

export const language: Area = async (trial) => {
  const { one, two } = trial
  const active = known(one, calls['SQMOD_SystemSettings.getActiveLanguages']) ?? []
  const other = active.find(({ lang_key }) => lang_key !== one.language)
  await does(
    trial,
    one.device,
    speaks,
    other ? { room: one.room, language: other.lang_key } : 'only one language',
  )
  await does(trial, one.device, speaks, { room: one.room, language: one.language })
  await mayNot(trial, one, speaks, { room: two.room, language: two.language }, `of room ${two.room}`)
  await needsFields(trial, one.device, speaks, { room: one.room, language: one.language })
}

export const mail: Area = async (trial) => {
  const { rows, one } = trial
  const to = known(one, calls['SQMOD_GlobalFunctions.getPickupLocations'])?.email_to
  if (!to) return rows.add('writes', mails, notTried('the hotel names no address for pickups'))
  const letter = (email_message: string, email_to = to) => ({
    ...{ email_to, email_subject: 'Contract test', email_message },
  })
  await happensOnce(trial, one.device, {
    name: mails,
    data: letter('Nothing to do.'),
    other: letter('Another text under the same id.'),
  })
  await rows.try('errors', `${mails} to an address that is not the hotel's`, async () =>
    refuses(
      await one.device.ask(mails, letter('x', 'somebody@elsewhere.example')),
      'otherwise the hotel is a relay for spam',
    ),
  )
  await needsFields(trial, one.device, mails, letter('Nothing to do.'))
}

export const statistics: Area = async (trial) => {
  const { one } = trial
  // As home counts itself.
  const event = { event_type: 'home', event_value: 'home', event_number: 0 }
  const started = await does(trial, one.device, starts, event)
  const number = started && readBy(calls[starts], started)?.event_number
  await does(trial, one.device, ends, number ? { ...event, event_number: number } : 'no event was started')
  await needsFields(trial, one.device, starts, event)
  const details = { firmware: '1', os_type: 'contract', onesquare_version: '1', skin_version: '1' }
  await does(trial, one.device, tells, details)
  await needsFields(trial, one.device, tells, details)
}
