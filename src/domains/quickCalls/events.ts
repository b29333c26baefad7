import { createAction } from '@reduxjs/toolkit'
import type { CallTarget } from '../../contract/quickCalls.ts'

/** The guest calls a department. There is one call at a time (CALL-06). */
export const callPressed = createAction<CallTarget>('quickCalls/callPressed')

/** The guest calls reception from any other screen: opens the screen of the calls, and calls reception there. */
export const receptionCallRequested = createAction('quickCalls/receptionCallRequested')
