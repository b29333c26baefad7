import { createAction } from '@reduxjs/toolkit'

/** The guest shares the URL of the current screen. The payload is its title. */
export const sharePressed = createAction<string>('share/sharePressed')
