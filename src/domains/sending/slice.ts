import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Subject } from '../../core/sending/attempt.ts'

/** Nothing was sent, because the hotel may have it already: the guest is asked. `event` sends it all the same. */
export const repetitionWithheld = createAction<{
  intent: string
  /** Films are never sent again unasked or asked: whether one is bought can be read from the hotel. */
  subject: Exclude<Subject, 'film'>
  event: UnknownAction
}>('sending/repetitionWithheld')
