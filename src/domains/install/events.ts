import { createAction } from '@reduxjs/toolkit'

/** The guest accepted the offer to add the app to the home screen, or dismissed it. */
export const installRequested = createAction('install/installRequested')
export const installDismissed = createAction('install/installDismissed')
