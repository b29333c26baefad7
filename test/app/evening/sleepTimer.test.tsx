import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { openHotel, openSignedIn, openSignedInAt, place } from '../harness.tsx'

const module = 'SQMOD_RemoteControl'
const failed = 'Sending the request failed. Please try again later.'
type App = Awaited<ReturnType<typeof openSignedIn>>

async function openTimer(options: Parameters<typeof openSignedInAt>[1] = {}) {
  const app = await openSignedInAt('/sleeptimer', options)
  await screen.findByRole('heading', { level: 1, name: 'Sleep timer' })
  return app
}

const lengths = async () => within(await screen.findByRole('radiogroup', { name: 'Switch off in' }))
const choose = async ({ user }: App, name: string) =>
  user.click((await lengths()).getByRole('radio', { name }))
const step = async ({ user }: App, which: 'earlier' | 'later', times = 1) => {
  const button = await screen.findByRole('button', { name: `Minutes ${which}, Sleep timer` })
  for (let press = 0; press < times; press += 1) await user.click(button)
}
const endsAt = ({ hotel }: App) => hotel.desk.room('101').tvs.find(({ id }) => id === 18)?.sleeps_at

it('WAKE-11, WAKE-12, WAKE-13, WAKE-17, MENU-07, DEV-12, CONST-33, SCONST-14 goes in steps of 15 minutes up to 180, and tells the hotel', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: /^Your television/ }))
  await app.user.click(await screen.findByRole('link', { name: 'Sleep timer' }))
  expect(place()).toBe('/sleeptimer')
  const options = (await lengths()).getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
  expect(options).toEqual(['Off', '30 min', '60 min', '90 min'])
  // Steps that follow each other are one choice.
  await step(app, 'later', 12)
  await screen.findByText('180 minutes')
  expect(screen.getByRole('button', { name: 'Minutes later, Sleep timer' }).ariaDisabled).toBe('true')
  await app.user.click((await lengths()).getByRole('radio', { name: '60 min' }))
  await screen.findByText('60 minutes')
  await step(app, 'earlier')
  await screen.findByText('45 minutes')
  screen.getByText(/^The television goes off at \d+:\d\d [AP]M\.$/)
  expect(await app.desk.calls({ module, function: 'setSleepTimer' })).toMatchObject(
    [180, 60, 45].map((minutes) => ({ data: { room_id: 18, minutes }, status: 'OK' })),
  )
  expect(Date.parse(String(endsAt(app))) - Date.now()).toBeGreaterThan(44 * 60_000)
})

it('WAKE-13, WAKE-14 what remains is there after a reload, and Off cancels it', async () => {
  const hotel = await openHotel()
  const first = await openTimer({ hotel })
  await choose(first, '30 min')
  await screen.findByText('30 minutes')
  first.close()
  const app = await openTimer({ hotel })
  await screen.findByText('30 minutes')
  await choose(app, 'Off')
  await screen.findByText('The television stays on.')
  expect(endsAt(app)).toBeNull()
})

it.each([null, true])(
  'WAKE-13, WAKE-14 a hotel that answers with %s has set and cancelled it all the same',
  async (root) => {
    const app = await openTimer()
    await lengths()
    const shortly = () =>
      answerInstead(app.desk, { module, function: 'setSleepTimer' }, { status: 'OK', root })
    const answer = await shortly()
    const until = await answerInstead(
      app.desk,
      { module, function: 'getSleepTimer' },
      { status: 'OK', root: { ends: new Date(Date.now() + 30 * 60_000).toISOString() } },
    )
    await choose(app, '30 min')
    await answer()
    await until()
    await screen.findByText('30 minutes')
    const cancelled = await shortly()
    await choose(app, 'Off')
    await cancelled()
    await screen.findByText('The television stays on.')
    expect(screen.queryByText(failed)).toBeNull()
  },
)

it('WAKE-14 a timer whose time is over by the hotel’s answer is off', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(
    app.desk,
    { module, function: 'getSleepTimer' },
    { status: 'OK', root: { ends: new Date(Date.now() - 60_000).toISOString() } },
  )
  app.services.history.go('/sleeptimer')
  await answer()
  await screen.findByText('The television stays on.')
  expect((await lengths()).getByRole<HTMLInputElement>('radio', { name: 'Off' }).checked).toBe(true)
})

it('WAKE-14 a timer that ends while the guest looks on is off, and Off is chosen', async () => {
  startFakeClock()
  const app = await openTimer()
  await step(app, 'later')
  await passUntil(() => screen.getByText('15 minutes'))
  const off = (await lengths()).getByRole<HTMLInputElement>('radio', { name: 'Off' })
  expect(off.checked).toBe(false)
  await pass(14 * 60_000)
  screen.getByText('1 minute')
  expect(off.checked).toBe(false)
  await pass(90_000)
  screen.getByText('The television stays on.')
  expect(off.checked).toBe(true)
})

it('WAKE-12 the steps of the configuration win', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { sleep_timer_step: '20', sleep_timer_max: '60' } })
  await openTimer({ hotel })
  const options = (await lengths()).getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
  expect(options).toEqual(['Off', '20 min', '40 min', '60 min'])
})

describe.each([
  ['status ERROR', { status: 'ERROR', message: 'no' }],
  ['an answer that is none', { status: 'OK', root: { ends: 'soon' } }],
])('WAKE-13 with %s', (_, payload) => {
  it('a timer that was not set is not shown', async () => {
    const app = await openTimer()
    await lengths()
    const answer = await answerInstead(app.desk, { module, function: 'setSleepTimer' }, payload)
    await choose(app, '30 min')
    await answer()
    await screen.findByText(failed)
    screen.getByText('The television stays on.')
    await waitFor(async () => expect(await logged(app.desk, 'sleepTimer')).toHaveLength(1))
  })
})
