import { createAction } from '@reduxjs/toolkit'

/** The guest opened the screen of an external URL. The payload is the in-app path. */
export const externalLinkOpened = createAction<string>('externalLink/opened')
