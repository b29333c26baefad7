import { createAction } from '@reduxjs/toolkit'
import type { CallTarget } from '../../contract/quickCalls.ts'

/** The guest calls a department. There is one call at a time (CALL-06). */
export const callPressed = createAction<CallTarget>('quickCalls/callPressed')

/** The guest calls reception from any other screen: opens the screen of the calls, and calls reception there. */
export const receptionCallRequested = createAction('quickCalls/receptionCallRequested')

/** Draft key of the current call. */
export const callDraft = 'quick-call'

/** Draft key of a call that the guest has hung up, but the telephone exchange has not ended yet. */
export const hangUpDraft = 'quick-call-hang-up'
