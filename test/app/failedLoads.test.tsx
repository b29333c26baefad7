/** What domains load by sagas of their own is written to the hotel's log when it fails; what they declare, by `core/load`. */
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { logged } from './badAnswers.ts'
import { give } from './give.ts'
import { configured, openSignedIn } from './harness.tsx'

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
  ['/courses', { path: '/api/tac/v1/courses', http: 500 }, 'courses', 'the courses did not load'],
  ['/destination', destination, 'destination', 'page 1 did not load'],
  ['/destination/tour/none', destination, 'destination', 'an entry did not load'],
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
