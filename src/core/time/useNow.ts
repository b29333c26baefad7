import { useCallback, useEffect, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { selectClockOffset } from './slice.ts'

/** The device's time in ms since the epoch, updated at an interval. For durations only; see `useNow`. */
export function useDeviceNow(intervalMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}

/** The hotel's time in ms since the epoch, updated at an interval, and whenever the hotel tells it. */
export function useNow(intervalMs: number): number {
  return useDeviceNow(intervalMs) + useSelector(selectClockOffset)
}

/** The hotel's time when the component was mounted, in ms since the epoch. */
export function useMountedAt(): number {
  const [now] = useState(() => Date.now())
  return now + useSelector(selectClockOffset)
}

/** Returns a function that returns the hotel's time, for handlers. */
export function useHotelNow(): () => number {
  const store = useStore<Parameters<typeof selectClockOffset>[0]>()
  return useCallback(() => Date.now() + selectClockOffset(store.getState()), [store])
}
