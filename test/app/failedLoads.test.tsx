/** Failed loads are written to the hotel's log. */
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { logged } from './badAnswers.ts'
import { give } from './give.ts'
import { configured, openSignedIn } from './harness.tsx'
import { iceland, openRadio, stationButton } from './radio/openRadio.ts'

type App = Awaited<ReturnType<typeof openSignedIn>>
const call = (module: string, name: string) => ({
  module: `SQMOD_${module}`,
  function: name,
  status: 'ERROR',
})
const destination = { path: '/api/v1/property/1/oneapp/destination', http: 500 }

const expectError = ({ desk }: App, component: string, message: string) =>
  waitFor(async () =>
    expect(await logged(desk, component)).toContainEqual(
      expect.objectContaining({ lvl: 'error', msg: expect.stringContaining(message) }),
    ),
  )

// At this width the guide requests the present programmes.
beforeEach(() => give(window, 'innerWidth', 390))

it.each([
  ['/billpreview', call('BillPreview', 'requestBillData'), 'bill', 'a bill did not load'],
  ['/courses', { path: '/api/tac/v1/courses', http: 500 }, 'courses', 'the courses did not load'],
  ['/tv-message', call('TVMessages', 'loadTvMessages'), 'messages', 'the messages did not load'],
  ['/webradio', call('Radio', 'getAllRadioStationsWithFavourites'), 'radio', 'the stations did not load'],
  ['/destination', destination, 'destination', 'page 1 did not load'],
  ['/destination/tour/none', destination, 'destination', 'an entry did not load'],
  ['/wakeUp', call('RemoteControl', 'getWakeUp'), 'wakeUp', 'the wake-ups did not load'],
  ['/sleeptimer', call('RemoteControl', 'getSleepTimer'), 'sleepTimer', 'the sleep timer did not load'],
  [
    '/streamingDevices/chromecast',
    call('RemotePlayer', 'getStreamingDevices'),
    'streaming',
    'the streaming devices did not load',
  ],
  ['/search?q=news', call('LiveTV', 'getTVChannels'), 'search', 'the channels did not load'],
  ['/epg', call('LiveTV', 'loadEPGContentOfItemId'), 'epg', 'what runs on channel'],
])(
  'GEN-06, SERR-18 what does not load at %s is logged as an error',
  async (path, fault, component, message) => {
    const app = await openSignedIn()
    await configured(app)
    await app.desk.tell('faults', fault)
    act(() => app.services.history.go(path))
    await expectError(app, component, message)
  },
)

it('GEN-06, SERR-18 favourites that do not load are logged as an error', async () => {
  const app = await openRadio({ country: iceland })
  await app.desk.tell('faults', call('Radio', 'getMyFavourites'))
  await app.user.click(await stationButton('Add to favourites: Hekla 404'))
  await expectError(app, 'radio', 'the favourites did not load')
})
