/** Screens whose content does not come for a while: they say so, and offer to ask again. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { flights } from '../../src/domains/flights/domain.ts'
import { nothingInstead } from './badAnswers.ts'
import { pass, passUntil, startFakeClock } from './fakeClock.ts'
import { configured, openSignedIn, openSignedInAt } from './harness.tsx'
import { holdBackState } from './slowState.ts'

const text = 'We are currently having difficulties opening this module. Please try again later'
const again = () => screen.queryByRole('button', { name: 'Try again' })

async function open(path: string, app: Awaited<ReturnType<typeof openSignedIn>>) {
  act(() => app.services.history.go(path))
  await passUntil(() => expect(document.querySelector('[role=status] [data-skeleton]')).not.toBeNull())
}

/** Time until the text, counted from the first skeleton. */
async function expectLongWait() {
  await pass(8500)
  expect(again()).toBeNull()
  await pass(2000)
  expect(screen.getByRole('alert').textContent).toBe(text)
}

const channelScreens = [
  {
    path: '/vod/browse',
    call: { module: 'SQMOD_VideoOnDemand', function: 'getMovies' },
    content: () => screen.getByRole('list', { name: 'All films' }),
  },
  {
    path: '/tvall',
    call: { module: 'SQMOD_LiveTV', function: 'getTVChannels' },
    content: () => screen.getByRole('list', { name: 'Channels' }),
  },
  {
    path: '/billpreview',
    call: { module: 'SQMOD_BillPreview', function: 'requestBillData' },
    content: () => screen.getByText('Total'),
  },
  {
    path: '/pickup',
    call: { module: 'SQMOD_GlobalFunctions', function: 'getPickupLocations' },
    content: () => screen.getAllByRole('option', { name: 'Hotel entrance' })[0],
  },
]

it('ERR-03 a call without an answer is said to take long after ten seconds, and a press sends the same call again', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  for (const { path, call, content } of channelScreens) {
    await app.desk.tell('faults', { ...call, silent: true, times: 1 })
    await open(path, app)
    await expectLongWait()
    await app.user.click(again() as HTMLElement)
    expect(again()).toBeNull()
    await passUntil(content)
    const sent = await app.desk.calls({ function: call.function })
    expect([path, new Set(sent.map((one) => one.message_id)).size]).toEqual([path, 1])
    expect([path, sent.length]).toEqual([path, 2])
  }
  expect(app.reload).not.toHaveBeenCalled()
})

it('ERR-03 a request without an answer is said to take long after ten seconds, and is sent again on a press', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  const end = nothingInstead('/api/v1/property/1/oneapp/destination')
  await open('/destination', app)
  await expectLongWait()
  end()
  await app.user.click(again() as HTMLElement)
  await passUntil(() => screen.getByRole('list', { name: 'Around the hotel' }))
  expect(app.reload).not.toHaveBeenCalled()
})

it('an answer that comes after the text replaces it', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  const [films] = channelScreens
  await app.desk.tell('faults', { ...films?.call, delay: 20_000, times: 1 })
  await open('/vod/browse', app)
  await expectLongWait()
  await passUntil(() => films?.content())
  expect(again()).toBeNull()
})

it.each([
  ['/vod/movies/1', 'SQMOD_VideoOnDemand', ['getMovies'], 'Films'],
  ['/vod/packagedetail/7', 'SQMOD_VideoOnDemand', ['getPackages'], 'Packages'],
  ['/vod/packagesByMovie/1', 'SQMOD_VideoOnDemand', ['getPackages', 'getMovies'], 'Packages with this film'],
  ['/shop/flow/1', 'SQMOD_RetailSystem', ['getRetailContent'], 'Room service'],
  ['/shop/flow/1', 'SQMOD_RetailSystem', ['getRetailContent', 'getRetailInfo'], 'Room service'],
  ['/flightinfo', 'SQMOD_FlightInfo', ['getAirports'], 'Flights'],
] as const)(
  'ERR-24 what does not come for long has a heading and a title, and nothing that still seems to come: %s',
  async (path, module, silent, heading) => {
    startFakeClock()
    const app = await openSignedIn()
    await configured(app)
    for (const name of silent) await app.desk.tell('faults', { module, function: name, silent: true })
    await open(path, app)
    await expectLongWait()
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([heading])
    expect(document.title).toBe(`${heading} - Hotel Aurora`)
    // Placeholders of texts, and the frame of a large picture.
    expect(document.querySelectorAll('main [data-skeleton], main [data-leads]')).toHaveLength(0)
  },
)

it('ERR-20 a screen whose code never comes offers a reload on a press, and does not reload by itself', async () => {
  const arrive = holdBackState(flights)
  startFakeClock()
  const app = await openSignedInAt('/flightinfo')
  await passUntil(() => expect(document.querySelector('[role=status] [data-skeleton]')).not.toBeNull())
  await expectLongWait()
  // By now the hotel has answered everything.
  expect(app.reload).not.toHaveBeenCalled()
  await app.user.click(again() as HTMLElement)
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  act(arrive)
})
