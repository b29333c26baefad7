import { afterEach, expect, it } from 'vitest'
import { navigated, navigationSlice } from '../../../src/core/routing/slice.ts'
import { noticesSlice } from '../../../src/domains/notices/slice.ts'
import { remoteTvSlice, tvSelected, tvsLoaded } from '../../../src/domains/remoteTv/slice.ts'
import { sleepTimerSaga } from '../../../src/domains/sleepTimer/saga.ts'
import { sleepTimerSlice } from '../../../src/domains/sleepTimer/slice.ts'
import { streamingSaga } from '../../../src/domains/streaming/saga.ts'
import { streamingSlice } from '../../../src/domains/streaming/slice.ts'
import { wakeUpSaga } from '../../../src/domains/wakeUp/saga.ts'
import { wakeUpSlice } from '../../../src/domains/wakeUp/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

afterEach(endTest)

const tv = (id: number) => ({ id, ip: `10.0.1.${id}`, name: `TV ${id}`, description: '' })
const tvs = [tv(17), tv(18)]

it.each([
  ['/wakeUp', wakeUpSaga, wakeUpSlice, 'getWakeUp', 'room_id', []],
  ['/sleeptimer', sleepTimerSaga, sleepTimerSlice, 'getSleepTimer', 'room_id', { ends: null }],
  ['/streamingDevices/chromecast', streamingSaga, streamingSlice, 'getStreamingDevices', 'room_ip_id', []],
] as const)(
  'what is open at %s is asked for anew of the television that the guest chooses',
  async (pathname, saga, slice, name, key, answer) => {
    const slices = [navigationSlice, noticesSlice, remoteTvSlice, slice]
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
