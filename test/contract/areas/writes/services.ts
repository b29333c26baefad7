// Over HTTP: courses, confirmation mails, telephone calls, keys, and the log.
import * as v from 'valibot'
import { routes } from '../../../../src/contract/index.ts'
import type { Guest } from '../../guest.ts'
import { bodyOf, routeRefuses } from '../../judge.ts'
import { differs, holds, notTried } from '../../report.ts'
import { type Area, hotelNow, type Trial } from '../../trial.ts'
import { ask, bodyNeedsFields, mayNotRequest, requests, requestsOnce } from './http.ts'

const paramsOf = ({ property }: Trial) => ({ propertyId: property.id })
const dayMs = 86_400_000
const day = (at: number) => new Date(at).toISOString().slice(0, 10)

const accountOf = ({ property }: Trial, { entry, room, name }: Guest) => ({
  lastname: entry.last_name || name,
  roomNumber: room,
  reservationId: entry.reservation_nr,
  confirmationId: entry.reservation_nr,
  accountName: property.settings.tac?.accountName ?? '',
  propertyId: property.id,
})

async function datesOf(trial: Trial) {
  const now = hotelNow(trial)
  const query = { from: day(now), to: day(now + 13 * dayMs), property: trial.property.id }
  const read = v.safeParse(
    routes.getCourses.answer,
    bodyOf(await ask(trial, 'getCourses', { cookie: trial.one.device.cookie, query })),
  )
  return read.success ? read.output.allCourses.flatMap(({ Bookings }) => Bookings) : []
}

export const courses: Area = async (trial) => {
  const { rows, one, two } = trial
  const { cookie } = one.device
  await mayNotVerify(trial)
  const account = { cookie, body: accountOf(trial, one) }
  const verified = await requests(trial, 'verifyAccount', account)
  const token = v.safeParse(routes.verifyAccount.answer, verified && bodyOf(verified))
  await rows.try('errors', 'bookCourse without a token', async () =>
    routeRefuses(
      await ask(trial, 'bookCourse', { cookie, body: { bookingId: 1, numberOfPersons: 1 } }),
      'the account is not verified',
      [401],
    ),
  )
  if (!token.success || token.output.code !== 200)
    return rows.add('writes', 'bookCourse', notTried(`the account of room ${one.room} is not verified`))
  const free = (await datesOf(trial)).find(
    ({ start, maxPersons, bookedPersons }) =>
      Date.parse(start) > hotelNow(trial) && (maxPersons === null || maxPersons > bookedPersons),
  )
  if (!free) return rows.add('writes', 'bookCourse', notTried('no course has a free place'))
  const taken = async () =>
    (await datesOf(trial)).find(({ courseId }) => courseId === free.courseId)?.bookedPersons ?? null
  const body = { bookingId: free.courseId, numberOfPersons: 1 }
  const booking = { cookie, token: token.output.token, body }
  await requestsOnce(trial, 'bookCourse', booking, taken)
  await bodyNeedsFields(trial, 'bookCourse', booking)
  await rows.try('isolation', `verifyAccount: a token of room ${one.room} alone`, async () => {
    const theirs = v.safeParse(
      routes.verifyAccount.answer,
      bodyOf(await ask(trial, 'verifyAccount', { cookie: two.device.cookie, body: accountOf(trial, two) })),
    )
    return theirs.success && theirs.output.token === token.output.token
      ? differs('another token for each guest', accountOf(trial, two), 'the same token')
      : holds()
  })
}

/** An answer with the code 200 for another guest's account, or for a wrong name, would let anybody book. */
async function mayNotVerify(trial: Trial) {
  const { rows, one, two } = trial
  const tries: [what: string, body: object][] = [
    [`of room ${two.room} by room ${one.room}`, accountOf(trial, two)],
    ['with a wrong surname', { ...accountOf(trial, one), lastname: `${one.name}x` }],
  ]
  for (const [what, body] of tries)
    await rows.try('isolation', `verifyAccount ${what}`, async () => {
      const fetched = await ask(trial, 'verifyAccount', { cookie: one.device.cookie, body })
      const read = v.safeParse(routes.verifyAccount.answer, bodyOf(fetched))
      return read.success && read.output.code === 200
        ? differs('another code than 200', fetched.sent, bodyOf(fetched))
        : holds()
    })
}

export const confirmation: Area = async (trial) => {
  const { rows, one, two, property } = trial
  const [emailTo] = Object.values(property.settings.mail ?? {})
  if (!emailTo) return rows.add('writes', 'sendMail', notTried('the settings name no address (mail)'))
  const body = {
    sender: `Room ${one.room}, ${one.entry.name} ${one.entry.last_name}`,
    ...{ subject: 'Contract test', content: 'Nothing to do.', emailTo },
  }
  const options = { cookie: one.device.cookie, params: paramsOf(trial), body }
  await requestsOnce(trial, 'sendMail', options)
  await mayNotRequest(
    trial,
    'sendMail',
    { ...options, cookie: two.device.cookie },
    `of room ${one.room} by room ${two.room}`,
  )
  await rows.try('errors', "sendMail to an address that is not the hotel's", async () =>
    routeRefuses(
      await ask(trial, 'sendMail', { ...options, body: { ...body, emailTo: 'somebody@elsewhere.example' } }),
      'otherwise the hotel is a relay for spam',
    ),
  )
  await bodyNeedsFields(trial, 'sendMail', options)
}

export const telephone: Area = async (trial) => {
  const { rows, one, two, property } = trial
  const [target] = Object.keys(property.settings.voip ?? {})
  if (!target) return rows.add('writes', 'startQuickCall', notTried('the settings name no telephone (voip)'))
  const params = paramsOf(trial)
  const own = { cookie: one.device.cookie, params }
  const start = { ...own, body: { room: one.room, target } }
  await mayNotRequest(
    trial,
    'startQuickCall',
    { ...start, body: { room: two.room, target } },
    `from room ${two.room} by room ${one.room}`,
  )
  await bodyNeedsFields(trial, 'startQuickCall', start)
  const started = await requestsOnce(trial, 'startQuickCall', start)
  const call = v.safeParse(routes.startQuickCall.answer, started && bodyOf(started))
  if (!call.success) {
    for (const name of ['getQuickCall', 'endQuickCall'])
      rows.add('writes', name, notTried('no call was started'))
    return
  }
  const ofCall = { ...own, params: { ...params, callId: call.output.id } }
  await rows.try('errors', 'startQuickCall while a call is open', async () =>
    routeRefuses(await ask(trial, 'startQuickCall', { ...start, key: crypto.randomUUID() }), 'busy', [409]),
  )
  const foreign = { ...ofCall, cookie: two.device.cookie }
  await mayNotRequest(trial, 'getQuickCall', foreign, `of room ${one.room} by room ${two.room}`)
  await mayNotRequest(trial, 'endQuickCall', foreign, `of room ${one.room} by room ${two.room}`)
  await requests(trial, 'getQuickCall', ofCall)
  await requests(trial, 'endQuickCall', ofCall)
  await rows.try('writes', 'endQuickCall: over afterwards', async () => {
    const now = v.safeParse(routes.getQuickCall.answer, bodyOf(await ask(trial, 'getQuickCall', ofCall)))
    const state = now.success ? now.output.state : 'none'
    return ['ended', 'failed'].includes(state)
      ? holds()
      : differs('the state ended or failed', ofCall.params, state)
  })
}

/** A key that ends in ten minutes, in whole seconds. */
const keyOf = (trial: Trial, { room, entry }: Guest) => ({
  room,
  vendor: trial.property.settings.onekey?.vendor ?? '',
  device: 'ios',
  reservationNumber: entry.reservation_nr,
  expireAt: new Date(hotelNow(trial) + 600_000).toISOString().replace(/\.\d+Z$/, 'Z'),
})

export const keys: Area = async (trial) => {
  const { rows, one, two, property } = trial
  const { onekey } = property.settings
  const { cookie } = one.device
  const params = paramsOf(trial)
  await rows.try('errors', 'openSaltoDoor without a token', async () =>
    routeRefuses(await ask(trial, 'openSaltoDoor', { cookie }), 'no key, no door', [401, 403, 404]),
  )
  await rows.try('errors', 'logInToKey with an id that is none', async () =>
    routeRefuses(
      await ask(trial, 'logInToKey', { cookie, body: { id: 'none' } }),
      'there is no such session',
    ),
  )
  const byHotel = onekey?.vendor === 'salto' && onekey.saltoUseShip
  const name = byHotel ? 'makeKeySession' : 'makeKeyLink'
  const untried = byHotel ? ['makeKeyLink'] : ['makeKeySession', 'logInToKey', 'openSaltoDoor']
  for (const left of untried)
    rows.add('writes', left, notTried(`the doors of this property open otherwise (onekey)`))
  if (!onekey?.vendor) return rows.add('writes', name, notTried('the settings name no locks (onekey)'))
  const mailed = byHotel ? {} : { otpEmail: 'contract@example.com' }
  const options = { cookie, params, body: { ...keyOf(trial, one), ...mailed } }
  const theirs = { ...options, body: { ...keyOf(trial, two), ...mailed } }
  await mayNotRequest(trial, name, theirs, `of room ${two.room} by room ${one.room}`)
  await mayNotRequest(trial, name, { ...options, cookie: '' }, 'by nobody')
  await bodyNeedsFields(trial, name, options)
  const made = await requests(trial, name, options)
  if (byHotel && made) await opensOnce(trial, bodyOf(made))
}

/** The session's id gives one token, and the token opens the door once. */
async function opensOnce(trial: Trial, session: unknown) {
  const { rows, one } = trial
  const { cookie } = one.device
  const read = v.safeParse(routes.makeKeySession.answer, session)
  const id = read.success ? read.output.tokenId : ''
  const entered = await requests(trial, 'logInToKey', { cookie, body: { id } })
  const token = v.safeParse(routes.logInToKey.answer, entered && bodyOf(entered))
  await rows.try('errors', 'logInToKey with the same id again', async () =>
    routeRefuses(await ask(trial, 'logInToKey', { cookie, body: { id } }), 'an id is good for one token'),
  )
  if (token.success) await requests(trial, 'openSaltoDoor', { cookie, token: token.output.token })
  else rows.add('writes', 'openSaltoDoor', notTried('there is no token'))
}

export const log: Area = async (trial) => {
  await requests(trial, 'writeLog', {
    cookie: trial.one.device.cookie,
    body: { lvl: 'info', msg: 'Contract test', component: 'contract' },
  })
}
