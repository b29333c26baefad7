import { afterEach, expect, it } from 'vitest'
import { navigated, navigationSlice } from '../../../src/core/routing/slice.ts'
import { noticesSlice } from '../../../src/domains/notices/slice.ts'
import { remoteTvSlice, tvSelected, tvsLoaded } from '../../../src/domains/remoteTv/slice.ts'
import { sleepTimerState } from '../../../src/domains/sleepTimer/state.ts'
import { streamingState } from '../../../src/domains/streaming/state.ts'
import { wakeUpState } from '../../../src/domains/wakeUp/saga.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

afterEach(endTest)

const tv = (id: number) => ({ id, ip: `10.0.1.${id}`, name: `TV ${id}`, description: '' })
const tvs = [tv(17), tv(18)]

it.each([
  ['/wakeUp', wakeUpState, 'getWakeUp', 'room_id', []],
  ['/sleeptimer', sleepTimerState, 'getSleepTimer', 'room_id', { ends: null }],
  ['/streamingDevices/chromecast', streamingState, 'getStreamingDevices', 'room_ip_id', []],
] as const)(
  'what is open at %s is asked for anew of the television that the guest chooses',
  async (pathname, { saga, slices: own }, name, key, answer) => {
    const slices = [navigationSlice, noticesSlice, remoteTvSlice, ...own]
    const at = (path: string) => navigated({ pathname: path, search: '', how: 'push', paramsOnly: false })
    const before = [at(pathname), tvsLoaded({ tvs, savedId: '17', isThisSet: false })]
    const app = runOnStore({ saga, slices: slices as never, answer: () => answer, before })
    const ids = () => app.asked.map(([asked, data]) => [asked, (data as Record<string, unknown>)[key]])
    app.dispatch(tvSelected(tv(18)))
    await app.settle()
    expect(ids()).toEqual([[name, 18]])
    app.dispatch(at('/elsewhere'))
    app.dispatch(tvSelected(tv(17)))
    await app.settle()
    expect(ids()).toHaveLength(1)
  },
)
