import { createAction } from '@reduxjs/toolkit'

/** The guest wants to speak to reception. */
export const receptionCallRequested = createAction('receptionCall/requested')
