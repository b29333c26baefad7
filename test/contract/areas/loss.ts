// The channel is lost and comes back: the hotel knows the guest again, and tells what was missed.

import { loadTvMessages } from '../../../src/contract/messages.ts'
import { authenticate } from '../../../src/contract/session.ts'
import { readBy, secondDevice } from '../guest.ts'
import { agrees, gotOf, statusOf } from '../judge.ts'
import { differs, holds, notOffered, notTried, type Verdict } from '../report.ts'
import type { Area, Trial } from '../trial.ts'

async function signsInAgain({ one }: Trial): Promise<Verdict> {
  const before = one.heard.get('SQMOD_Auth.authenticate')
  const reason = await one.device.open()
  if (reason) return differs('a new channel at once after the old one was lost', undefined, reason)
  const heard = await one.device.ask('SQMOD_Auth.authenticate', one.login)
  const entry = readBy(authenticate, heard)?.checkin[0]
  if (!entry) return differs(`the check-in of room ${one.room} again`, heard.sent, gotOf(heard))
  const was = before && readBy(authenticate, before)?.checkin[0]
  return entry.id === was?.id && entry.reservation_nr === was.reservation_nr
    ? holds()
    : differs('the same id and reservation_nr as before', heard.sent, gotOf(heard))
}

/** A call that was sent when the channel was lost is sent again under its id, on the next channel. */
async function answersResent({ one }: Trial): Promise<Verdict> {
  const messageId = crypto.randomUUID()
  void one.device.ask('SQMOD_TVMessages.loadTvMessages', {}, { messageId })
  one.device.close()
  await one.device.open()
  await one.device.ask('SQMOD_Auth.authenticate', one.login)
  const heard = await one.device.ask('SQMOD_TVMessages.loadTvMessages', {}, { messageId })
  return statusOf(heard) === ''
    ? differs('an answer under the id of the first call', heard.sent, gotOf(heard))
    : holds()
}

/** A message that came while the channel was lost is there afterwards. */
async function keepsMissed(trial: Trial): Promise<Verdict> {
  const { one, target, writes } = trial
  if (!writes) return notTried('needs --writes')
  const other = await secondDevice(target, one)
  one.device.close()
  const message = `While you were away ${crypto.randomUUID()}`
  const sent = await other.ask('SQMOD_TVMessages.sendTvMessage', { message, room: one.room })
  await one.device.open()
  await one.device.ask('SQMOD_Auth.authenticate', one.login)
  const heard = await one.device.ask('SQMOD_TVMessages.loadTvMessages', {})
  other.close()
  const refusal = agrees(sent)
  if (refusal) return refusal
  const found = (readBy(loadTvMessages, heard) ?? []).find(({ text }) => text === message)
  if (!found) return differs(`the message "${message}" in the list`, heard.sent, gotOf(heard))
  await one.device.ask('SQMOD_TVMessages.deleteTvMessages', { id: found.message_id })
  return holds()
}

/** Events after the sign-in come within this time. */
const toldAgainMs = 3000

/** What the staff has caused while the guest was away is told again; a ring with its time, since it is over. */
async function tellsEventsAgain({ one, awayMs, tell }: Trial): Promise<Verdict> {
  if (awayMs === 0) return notTried('--away SECONDS lets the staff ring the bell meanwhile')
  one.device.close()
  tell(`For ${awayMs / 1000} s: ring at the door of room ${one.room}, and move an order of it on.`)
  await new Promise((resolve) => setTimeout(resolve, awayMs))
  const already = one.device.pushes.length
  await one.device.open()
  await one.device.ask('SQMOD_Auth.authenticate', one.login)
  const missed = () => one.device.pushes.slice(already)
  await one.device.until(() => missed().length > 0, toldAgainMs)
  const ring = missed().find(({ dispatch }) => dispatch.function === 'getPopUpCamera')
  if (ring && !JSON.stringify(ring.payload).includes('"at":'))
    return differs(
      '`at`, when the bell rang: without it the app rings for somebody who has left',
      undefined,
      ring,
    )
  const names = missed().map(({ dispatch }) => dispatch.function)
  return names.length > 0 ? holds(names.join(', ')) : notOffered('nothing is told again')
}

const manyTimes = 5

async function reconnectsOften({ two }: Trial): Promise<Verdict> {
  for (let time = 0; time < manyTimes; time++) {
    two.device.close()
    const reason = await two.device.open()
    if (reason) return differs(`${manyTimes} channels one after the other`, undefined, reason)
    const heard = await two.device.ask('SQMOD_Auth.authenticate', two.login)
    if (!readBy(authenticate, heard)?.checkin.length)
      return differs(`the check-in of room ${two.room} on each`, heard.sent, gotOf(heard))
  }
  return holds()
}

export const loss: Area = async (trial) => {
  const { rows, one } = trial
  one.device.close()
  await rows.try('loss', 'the guest signs in on the next channel', () => signsInAgain(trial))
  await rows.try('loss', 'a call that is sent again', () => answersResent(trial))
  await rows.try('loss', 'what was missed', () => keepsMissed(trial))
  await rows.try('loss', 'events that were missed', () => tellsEventsAgain(trial))
  await rows.try('loss', 'channels in quick succession', () => reconnectsOften(trial))
}
