import { useCallback, useEffect, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { selectClockOffset } from './slice.ts'

/** Returns the device's clock, and a function that reads it anew. It is also read anew when it has been corrected. */
function useReading() {
  const offset = useSelector(selectClockOffset)
  const read = () => ({ now: Date.now(), offset })
  const [reading, setReading] = useState(read)
  // An old reading and a new offset make no time: the device's clock may have been set in between.
  if (reading.offset !== offset) setReading(read())
  const readAnew = useCallback(() => setReading({ now: Date.now(), offset }), [offset])
  return { ...reading, readAnew }
}

/** The hotel's time in ms since the epoch, updated at an interval, and whenever the hotel's clock becomes known. */
export function useNow(intervalMs: number): number {
  const { now, offset, readAnew } = useReading()
  useEffect(() => {
    const timer = setInterval(readAnew, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, readAnew])
  return now + offset
}

/** Returns a function that returns the hotel's time, for handlers. */
export function useHotelNow(): () => number {
  const store = useStore<Parameters<typeof selectClockOffset>[0]>()
  return useCallback(() => Date.now() + selectClockOffset(store.getState()), [store])
}

/** The device's time in ms since the epoch, updated at an interval. For durations only; see `useNow`. */
export function useDeviceNow(intervalMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
