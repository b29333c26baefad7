import { createAction } from '@reduxjs/toolkit'
import type { CallTarget } from '../../contract/quickCalls.ts'

/** The guest wants to speak to a department. One call at a time (CALL-06). */
export const callPressed = createAction<CallTarget>('quickCalls/callPressed')

/** The same from any other screen: the screen of the calls opens, and calls reception. */
export const receptionCallRequested = createAction('quickCalls/receptionCallRequested')
