import { createAction } from '@reduxjs/toolkit'

/** The guest wants the app on the home screen, or put the offer away. */
export const installRequested = createAction('install/installRequested')
export const installDismissed = createAction('install/installDismissed')
