import { createAction } from '@reduxjs/toolkit'

/** The guest came to an address that leads out of the app. The payload is its in-app path. */
export const exitReached = createAction<string>('leave/exitReached')
