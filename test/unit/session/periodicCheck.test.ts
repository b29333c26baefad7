import { combineSlices } from '@reduxjs/toolkit'
import { runSaga, stdChannel } from 'redux-saga'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import type { Mode } from '../../../src/core/mode.ts'
import { navigated, navigationSlice } from '../../../src/core/routing/slice.ts'
import { storedElsewhere } from '../../../src/core/storedElsewhere.ts'
import { configLoaded, configSlice } from '../../../src/domains/config/slice.ts'
import { noLoginData } from '../../../src/domains/session/session.types.ts'
import { checkPeriodically } from '../../../src/domains/session/signedIn.saga.ts'
import {
  registered,
  sessionSlice,
  sessionValuesRead,
  signedInOnChannel,
} from '../../../src/domains/session/slice.ts'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

const minutes = 60_000
const guest = {
  id: '1',
  name: 'Anna',
  last_name: 'Berger',
  room: '101',
  permanent: false,
  reservation_nr: '',
  checkout: null,
  residents: [],
}
const isIn = { kind: 'ok', answer: { checkin: [guest] } }
const isOut = { kind: 'ok', answer: { checkin: [] } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start({
  pathname = '/shop/cart',
  mode = '' as Mode,
  answer = isIn as object,
  visible = Promise.resolve(),
  interval = 0,
  isSignedIn = true,
}) {
  const reduce = combineSlices(configSlice, navigationSlice, sessionSlice)
  const events = [
    configLoaded(interval ? { checkin_validity_interval: interval } : {}),
    navigated({ pathname, search: '', how: 'load', paramsOnly: false }),
    sessionValuesRead({ mode }),
    registered({
      result: { content: {}, skin: null, language: null, checkin: [guest] },
      checkin: guest,
      residents: [],
      loginData: noLoginData,
      by: 'app',
    }),
    ...(isSignedIn ? [signedInOnChannel()] : []),
  ]
  const state = events.reduce(reduce, undefined as unknown as ReturnType<typeof reduce>)
  const call = vi.fn(async () => answer)
  const dispatch = vi.fn()
  const context = {
    domains: wholeRegistry(),
    hotel: { call },
    page: { whenVisible: () => visible, onVisible: () => () => {} },
    now: Date.now,
  }
  const task = runSaga({ channel: stdChannel(), dispatch, getState: () => state, context }, checkPeriodically)
  return { call, dispatch, task }
}

it('SES-32, CONST-05 verifies the check-in every ten minutes', async () => {
  const { call, task } = start({})
  await vi.advanceTimersByTimeAsync(9.9 * minutes)
  expect(call).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(0.2 * minutes)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10 * minutes)
  expect(call).toHaveBeenCalledTimes(2)
  task.cancel()
})

it('RULE-05 asks nothing on a channel on which the hotel does not know the guest yet', async () => {
  const { call, task } = start({ isSignedIn: false, answer: isOut })
  await vi.advanceTimersByTimeAsync(30 * minutes)
  expect(call).not.toHaveBeenCalled()
  task.cancel()
})

it('SES-32 waits while the page is hidden and verifies at once when it is shown again', async () => {
  let show = () => {}
  const visible = new Promise<void>((resolve) => {
    show = resolve
  })
  const { call, task } = start({ visible })
  await vi.advanceTimersByTimeAsync(25 * minutes)
  expect(call).toHaveBeenCalledTimes(0)
  show()
  await vi.advanceTimersByTimeAsync(0)
  expect(call).toHaveBeenCalledTimes(1)
  task.cancel()
})

it.each([
  { pathname: '/login' },
  { mode: 'walkin' as const },
  { mode: 'walkin-only' as const },
  { mode: 'demo' as const },
  { mode: 'demo-use-pms' as const },
])('SES-33 does not verify with %j', async (where) => {
  const { call, task } = start(where)
  await vi.advanceTimersByTimeAsync(11 * minutes)
  expect(call).toHaveBeenCalledTimes(0)
  task.cancel()
})

it.each(['/terms', '/privacy'])('SES-33 verifies on %s, too', async (pathname) => {
  const { call, task } = start({ pathname })
  await vi.advanceTimersByTimeAsync(11 * minutes)
  expect(call).toHaveBeenCalledOnce()
  task.cancel()
})

/** What was dispatched, but for the look at what another tab may have stored. */
const changes = (dispatch: Mock) =>
  dispatch.mock.calls.map(([action]) => action).filter((action) => !storedElsewhere.match(action))

it.each(['refused', 'timeout', 'unsent', 'invalid'])(
  'SES-34 changes nothing when the answer is %s',
  async (kind) => {
    const { dispatch, task } = start({ answer: { kind } })
    await vi.advanceTimersByTimeAsync(10.1 * minutes)
    expect(changes(dispatch)).toEqual([])
    task.cancel()
  },
)
