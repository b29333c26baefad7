import { createAction } from '@reduxjs/toolkit'

/** The guest came to the screen of an address outside the app. The payload is the in-app path. */
export const externalLinkOpened = createAction<string>('externalLink/opened')
