/** Storage changes by other tabs of this device, as an event. */
import { createAction } from '@reduxjs/toolkit'

/** Another tab changed the value of a key of local storage; null if any key may have changed. */
export const storedElsewhere = createAction<string | null>('tabs/storedElsewhere')

/** Matches the event if it may concern one of these keys. */
export const isStoredElsewhere =
  (keys: readonly string[]) =>
  (action: { type: string }): action is ReturnType<typeof storedElsewhere> =>
    storedElsewhere.match(action) && (action.payload === null || keys.includes(action.payload))
