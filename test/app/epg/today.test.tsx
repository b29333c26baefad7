import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { clockSlice } from '../../../src/core/time/slice.ts'
import { useToday } from '../../../src/domains/epg/ProgrammeTimes.tsx'
import { propertyEntered, propertySlice, settingsLoaded } from '../../../src/domains/property/slice.ts'
import { restoreRealTimers } from '../realTimers.ts'

afterEach(restoreRealTimers)

// Their dates always differ, and so at least one of them from that of any device.
it.each([
  ['Pacific/Pago_Pago', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-22'],
])(
  'CLK-01 the guide of a hotel in %s begins with its own day, whatever day it is on the device',
  (timezone, date) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T17:30:00Z') })
    const store = configureStore({ reducer: combineSlices(clockSlice, propertySlice) })
    store.dispatch(propertyEntered('1'))
    store.dispatch(settingsLoaded({ key: '1', value: { timezone } as never }))
    const { result } = renderHook(() => useToday(), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    expect(result.current).toBe(date)
  },
)
