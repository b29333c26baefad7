/**
 * What screens load, each of which is refused, not answered, or answered with what cannot be read: the screen says so,
 * the hotel's log has it, nothing goes on loading, and the guest can try again. A domain that loads adds a row.
 */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerInstead, bodyInstead, logged, nothingInstead } from './badAnswers.ts'
import { passUntil, startFakeClock } from './fakeClock.ts'
import { configured, openSignedIn } from './harness.tsx'

type App = Awaited<ReturnType<typeof openSignedIn>>

/** Time-out of the calls in these tests. */
const silenceMs = 1000
const limitMs = 60_000

const module = 'We are currently having difficulties opening this module. Please try again later'
const content = 'no content available for this module'
const data = 'no data available'

type Load = [
  what: string,
  path: string,
  /** The function of a module, or the path of a request. */
  from: string,
  words: string,
  /** Component in the hotel's log. */
  component: string,
  /** Role and name of an element that is there once the screen has loaded. */
  shown: [role: string, name?: string | RegExp],
]

const calls: Load[] = [
  [
    'VOD-36, SERR-11 the films',
    '/vod/browse',
    'VideoOnDemand.getMovies',
    content,
    'vod',
    ['list', 'All films'],
  ],
  [
    'VOD-36 the packages',
    '/vod/packages',
    'VideoOnDemand.getPackages',
    content,
    'vod',
    ['link', /Weekend pass/],
  ],
  [
    'RAD-20, RAD-21, SERR-17 the stations',
    '/webradio?country=354',
    'Radio.getAllRadioStationsWithFavourites',
    'No radio channels available',
    'radio',
    ['button', 'Play Hekla 404'],
  ],
  ['SERR-10 all channels', '/tvall', 'LiveTV.getTVChannels', module, 'epg', ['list', 'Channels']],
  ['SERR-10 the guide', '/epg', 'LiveTV.getTVChannels', module, 'epg', ['list', 'Channels']],
  ['EPG-14 a programme', '/epg/501', 'LiveTV.loadEPGContentOfItemId', data, 'epg', ['navigation', 'Days']],
  [
    'SRCH-10, SRCH-12, SERR-10 the search',
    '/search?q=news',
    'Search.getSearchResultsByTermAndRoomIpId',
    module,
    'search',
    ['region', 'Information'],
  ],
  ['FLT-05 the airports', '/flightinfo', 'FlightInfo.getAirports', module, 'flights', ['tab', /^Departures/]],
  [
    'FLT-16, FLT-17, SERR-10 the flights',
    '/flightinfo',
    'FlightInfo.getFlights',
    module,
    'flights',
    ['listitem'],
  ],
  [
    'BILL-08 the bill',
    '/billpreview',
    'BillPreview.requestBillData',
    `${data} ${module}`,
    'bill',
    ['button', 'Print'],
  ],
  [
    'PICK-06, PICK-07, SERR-17 the places of a transfer',
    '/pickup',
    'GlobalFunctions.getPickupLocations',
    'Locations unavailable',
    'pickup',
    ['combobox', /^From/],
  ],
  ['WAKE-07 the wake-ups', '/wakeUp', 'RemoteControl.getWakeUp', module, 'wakeUp', ['button', /^Wake me/]],
  [
    'WAKE-14 the sleep timer',
    '/sleeptimer',
    'RemoteControl.getSleepTimer',
    module,
    'sleepTimer',
    ['radiogroup', /./],
  ],
  [
    'STRM-05 the devices',
    '/streamingDevices/airplay',
    'RemotePlayer.getStreamingDevices',
    module,
    'streaming',
    ['button', /^Show on/],
  ],
  [
    'SHOP-15 a shop',
    '/shop/flow/1',
    'RetailSystem.getRetailContent',
    `${content} ${module}`,
    'shop',
    ['heading', 'Room service'],
  ],
]

const requests: [...Load, rubbish: string][] = [
  [
    'CRS-05, CRS-18 the courses',
    '/courses',
    '/api/tac/v1/courses',
    data,
    'courses',
    ['list', /^\w{3}, \w{3} \d/],
    '{"allCourses":"soon"}',
  ],
  [
    'DEST-07 the destination',
    '/destination',
    '/api/v1/property/1/oneapp/destination',
    data,
    'destination',
    ['list', 'Around the hotel'],
    '{"amount":1,"items":"soon"}',
  ],
  [
    'ROOM-02, ERR-07 the controls',
    '/room-control',
    '/api/public/v2/property/1/oneapp/roomcontrol',
    'Failed to load room controls',
    'roomControl',
    ['tab', 'Whole suite'],
    '{"assignments":7}',
  ],
]

/** Navigates to the screen, or presses "Try again" if it is open already. */
async function ask(app: App, path: string) {
  const again = screen.queryByRole('button', { name: 'Try again' })
  const before = screen.queryByRole('alert')
  if (again) await app.user.click(again)
  else act(() => app.services.history.go(path))
  await waitFor(() => expect(before?.isConnected ?? false).toBe(false))
}

async function expectFailed(way: string, words: string) {
  // Faster than a query by role, which then runs only once.
  await passUntil(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  expect([way, screen.getByRole('alert').textContent]).toEqual([way, words])
  expect(screen.queryByText('Loading')).toBeNull()
  await screen.findByRole('button', { name: 'Try again' })
}

async function expectLogged({ desk }: App, component: string) {
  const lines = await waitFor(async () => {
    const lines = await logged(desk, component)
    expect(lines).not.toEqual([])
    return lines
  })
  expect(JSON.stringify(lines)).toMatch(/did not load|failed/)
}

async function expectShown([role, name]: Load[5]) {
  await screen.findAllByRole(role, name ? { name } : {})
  expect(screen.queryByRole('alert')).toBeNull()
}

it.each(calls)(
  'GEN-06, GEN-07, SERR-18, SERR-19 %s: a call that fails says so, is logged, and is tried again',
  async (_, path, from, words, component, shown) => {
    startFakeClock()
    const app = await openSignedIn()
    await configured(app)
    const [name = '', called = ''] = from.split('.')
    const call = { module: `SQMOD_${name}`, function: called }
    app.hotel.desk.fault({ ...call, status: 'ERROR' })
    await ask(app, path)
    await expectFailed('refused', words)
    await expectLogged(app, component)

    app.hotel.desk.clearFaults()
    app.hotel.desk.fault({ ...call, silent: true })
    app.services.hotel.setReceiveTimeout(silenceMs)
    await ask(app, path)
    await expectFailed('silent', words)
    app.services.hotel.setReceiveTimeout(limitMs)

    app.hotel.desk.clearFaults()
    const answer = await answerInstead(app.desk, call, { status: 'OK', root: 'none' })
    await ask(app, path)
    await answer()
    await expectFailed('rubbish', words)

    await ask(app, path)
    await expectShown(shown)
  },
)

it.each(requests)(
  'GEN-06, GEN-07, SERR-18, SERR-19, HTTP-22 %s: a request that fails says so, is logged, and is tried again',
  async (_, path, from, words, component, shown, rubbish) => {
    startFakeClock()
    const app = await openSignedIn()
    await configured(app)
    const ways: [string, () => () => void][] = [
      ['HTTP 500', () => bodyInstead(from, '{"error":{"code":"x","message":"ORA-00942"}}', 500)],
      ['no answer', () => nothingInstead(from)],
      ['rubbish', () => bodyInstead(from, rubbish)],
      ['no JSON', () => bodyInstead(from, '<html>')],
    ]
    for (const [way, begin] of ways) {
      const end = begin()
      app.services.http.setReceiveTimeout(way === 'no answer' ? silenceMs : limitMs)
      await ask(app, path)
      await expectFailed(way, words)
      end()
    }
    await expectLogged(app, component)
    await ask(app, path)
    await expectShown(shown)
  },
)
