/** What the other tabs of this device do, as an event. */
import { createAction } from '@reduxjs/toolkit'

/** Another tab changed what the device keeps under a key of local storage; null: under any. */
export const storedElsewhere = createAction<string | null>('tabs/storedElsewhere')

/** The event, where it may concern one of these keys. */
export const isStoredElsewhere =
  (keys: readonly string[]) =>
  (action: { type: string }): action is ReturnType<typeof storedElsewhere> =>
    storedElsewhere.match(action) && (action.payload === null || keys.includes(action.payload))
