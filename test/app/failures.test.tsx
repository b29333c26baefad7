/**
 * Screens whose request is refused, is not answered, or is answered with invalid data or an error, one after the other.
 */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerInstead, bodyInstead, nothingInstead } from './badAnswers.ts'
import { passUntil, startFakeClock } from './fakeClock.ts'
import { configured, openSignedIn } from './harness.tsx'

type App = Awaited<ReturnType<typeof openSignedIn>>

interface Screen {
  path: string
  words: string
  /** Finds an element that is rendered once the screen has loaded. */
  content: () => Promise<unknown>
}
interface ChannelScreen extends Screen {
  call: { module: string; function: string }
  /** How many such calls the screen makes at once. */
  times?: number
}
interface HttpScreen extends Screen {
  address: string
  rubbish: string
}

/** Time-out of the calls in these tests. */
const silenceMs = 1000
const limitMs = 60_000

const module = 'We are currently having difficulties opening this module. Please try again later'

const overTheChannel: ChannelScreen[] = [
  {
    path: '/vod/browse',
    call: { module: 'SQMOD_VideoOnDemand', function: 'getMovies' },
    words: 'no content available for this module',
    content: () => screen.findByRole('list', { name: 'All films' }),
  },
  {
    path: '/webradio?country=354',
    call: { module: 'SQMOD_Radio', function: 'getAllRadioStationsWithFavourites' },
    words: 'No radio channels available',
    content: () => screen.findByRole('button', { name: 'Play Hekla 404' }),
  },
  {
    path: '/tvall',
    call: { module: 'SQMOD_LiveTV', function: 'getTVChannels' },
    words: module,
    content: () => screen.findByRole('list', { name: 'Channels' }),
  },
  {
    path: '/search?q=news',
    call: { module: 'SQMOD_Search', function: 'getSearchResultsByTermAndRoomIpId' },
    words: module,
    content: () => screen.findByRole('region', { name: 'Information' }),
  },
  {
    path: '/flightinfo',
    call: { module: 'SQMOD_FlightInfo', function: 'getAirports' },
    words: module,
    content: async () => within(await screen.findByRole('tabpanel')).findAllByRole('listitem'),
  },
  {
    path: '/billpreview',
    call: { module: 'SQMOD_BillPreview', function: 'requestBillData' },
    words: 'no data available',
    content: () => screen.findByText('Total'),
  },
  {
    path: '/flightinfo',
    call: { module: 'SQMOD_FlightInfo', function: 'getFlights' },
    times: 2,
    words: module,
    content: async () => within(await screen.findByRole('tabpanel')).findAllByRole('listitem'),
  },
  {
    path: '/pickup',
    call: { module: 'SQMOD_GlobalFunctions', function: 'getPickupLocations' },
    words: 'Locations unavailable',
    content: () => screen.findAllByRole('option', { name: 'Hotel entrance' }),
  },
]

const overHttp: HttpScreen[] = [
  {
    path: '/courses',
    address: '/api/tac/v1/courses',
    rubbish: '{"allCourses":"soon"}',
    words: 'no data available',
    content: () => screen.findAllByRole('list', { name: /^\w{3}, \w{3} \d/ }),
  },
  {
    path: '/destination',
    address: '/api/v1/property/1/oneapp/destination',
    rubbish: '{"amount":1,"items":"soon"}',
    words: 'no data available',
    content: () => screen.findByRole('list', { name: 'Around the hotel' }),
  },
]

/** Navigates to the screen, or presses "Try again" if it is open already. */
async function ask(app: App, path: string) {
  const again = screen.queryByRole('button', { name: 'Try again' })
  if (again) await app.user.click(again)
  else act(() => app.services.history.go(path))
}

async function expectFailed(where: string, words: string) {
  // Faster than a query by role, which then runs only once.
  await passUntil(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  const alert = await screen.findByRole('alert')
  expect([where, alert.textContent]).toEqual([where, words])
  await screen.findByRole('button', { name: 'Try again' })
}

const goneFrom = (content: HTMLElement | null) =>
  waitFor(() => expect(content?.isConnected ?? false).toBe(false))

it('GEN-06, SERR-18, SERR-19 a call that is refused, not answered or answered with rubbish says so, and is tried again', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  for (const { path, call, times = 1, words, content } of overTheChannel) {
    await app.desk.tell('faults', { ...call, status: 'ERROR', times })
    await ask(app, path)
    await expectFailed(`${path} refused`, words)

    await app.desk.tell('faults', { ...call, silent: true, times })
    app.services.hotel.setReceiveTimeout(silenceMs)
    const refused = screen.queryByRole('alert')
    await ask(app, path)
    await goneFrom(refused)
    await expectFailed(`${path} silent`, words)
    app.services.hotel.setReceiveTimeout(limitMs)

    const answer = await answerInstead(app.desk, call, { status: 'OK', root: 'none' })
    const unanswered = screen.queryByRole('alert')
    await ask(app, path)
    await goneFrom(unanswered)
    await answer()
    await expectFailed(`${path} rubbish`, words)

    await ask(app, path)
    await content()
    expect(screen.queryByRole('alert')).toBeNull()
  }
})

it('GEN-06, SERR-18, SERR-19 a request that is out of order, not answered or answered with rubbish says so, and is tried again', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  for (const { path, address, rubbish, words, content } of overHttp) {
    const ways: [string, () => () => void][] = [
      ['HTTP 500', () => bodyInstead(address, '{"error":{"code":"x","message":"ORA-00942"}}', 500)],
      ['no answer', () => nothingInstead(address)],
      ['rubbish', () => bodyInstead(address, rubbish)],
      ['no JSON', () => bodyInstead(address, '<html>')],
    ]
    for (const [way, begin] of ways) {
      const before = screen.queryByRole('alert')
      const end = begin()
      app.services.http.setReceiveTimeout(way === 'no answer' ? silenceMs : limitMs)
      await ask(app, path)
      await goneFrom(before)
      await expectFailed(`${path} ${way}`, words)
      end()
    }
    await ask(app, path)
    await content()
  }
})
