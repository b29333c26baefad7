// Messages: written once, told to the devices of the room and of no other, marked and deleted.

import { calls } from '../../../../src/contract/index.ts'
import { isRecord } from '../../../../src/contract/isRecord.ts'
import type { Device } from '../../device.ts'
import { readBy, secondDevice } from '../../guest.ts'
import { differs, holds, notOffered } from '../../report.ts'
import type { Area } from '../../trial.ts'
import { does, happensOnce, mayNot, needsFields } from './steps.ts'

const sends = 'SQMOD_TVMessages.sendTvMessage'
const marks = 'SQMOD_TVMessages.markAsTvMessagesByMessageId'
const deletes = 'SQMOD_TVMessages.deleteTvMessages'

async function listOf(device: Device) {
  const heard = await device.ask('SQMOD_TVMessages.loadTvMessages', {})
  return readBy(calls['SQMOD_TVMessages.loadTvMessages'], heard) ?? []
}

const hears = ({ pushes }: Device, name: string, text: string) =>
  pushes.some(({ dispatch, payload }) => dispatch.function === name && JSON.stringify(payload).includes(text))

export const messages: Area = async (trial) => {
  const { rows, one, two, target } = trial
  const other = await secondDevice(target, one)
  const message = `Contract test ${crypto.randomUUID()}`
  const count = async () => (await listOf(one.device)).filter(({ text }) => text === message).length
  const sent = await happensOnce(trial, one.device, {
    name: sends,
    data: { message, room: one.room },
    other: { message: `${message}, changed`, room: one.room },
    count,
  })
  await mayNot(trial, one, sends, { message, room: two.room }, `to room ${two.room}`)
  await needsFields(trial, one.device, sends, { message, room: one.room })
  if (!sent) return other.close()
  await rows.try('events', `getPopUpMessages to a second device of room ${one.room}`, async () =>
    (await other.until(() => hears(other, 'getPopUpMessages', message), target.timeoutMs))
      ? holds()
      : differs('the message on every device of the room', sent.sent, 'no event'),
  )
  await rows.try('isolation', `getPopUpMessages to room ${one.room} only`, async () => {
    const list = await listOf(two.device)
    if (list.some(({ text }) => text.includes(message)))
      return differs(`the message in room ${one.room} only`, sent.sent, list)
    return hears(two.device, 'getPopUpMessages', message)
      ? differs(`the event in room ${one.room} only`, sent.sent, `room ${two.room} got it, too`)
      : holds()
  })
  const id = (await listOf(one.device)).find(({ text }) => text === message)?.message_id
  if (id === undefined) return other.close()
  await mayNot(trial, two, marks, { message_id: id, mark_as_status: 'true' }, `of room ${one.room}`)
  await mayNot(trial, two, deletes, { id }, `of room ${one.room}`)
  const isRead = async () => (await listOf(one.device)).find(({ message_id }) => message_id === id)?.viewed
  for (const status of ['true', 'false'] as const) {
    await does(trial, one.device, marks, { message_id: id, mark_as_status: status })
    await rows.try('writes', `${marks} with ${status} is there afterwards`, async () => {
      const viewed = await isRead()
      return viewed === (status === 'true')
        ? holds()
        : differs(`viewed ${status}`, { id, status }, { viewed })
    })
  }
  await rows.try('events', `tvMessagesChanged to a second device of room ${one.room}`, async () =>
    (await other.until(
      () => other.pushes.some(({ dispatch }) => dispatch.function === 'tvMessagesChanged'),
      target.timeoutMs,
    ))
      ? holds()
      : notOffered('no event: the other devices of the room show an old list until it is opened again'),
  )
  await needsFields(trial, one.device, marks, { message_id: id, mark_as_status: 'true' })
  await needsFields(trial, one.device, deletes, { id })
  await does(trial, one.device, deletes, { id })
  await rows.try('writes', `${deletes}: gone afterwards`, async () =>
    (await isRead()) === undefined
      ? holds()
      : differs('the list without the message', { id }, 'it is still there'),
  )
  one.device.pushes.push(...other.pushes.filter(({ payload }) => isRecord(payload)))
  other.close()
}
