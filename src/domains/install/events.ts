import { createAction } from '@reduxjs/toolkit'

/** The guest wants the app on the home screen, or put the offer away. */
export const installWanted = createAction('install/installWanted')
export const installDismissed = createAction('install/installDismissed')
