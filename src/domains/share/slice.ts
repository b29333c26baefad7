import { createAction } from '@reduxjs/toolkit'

/** The guest gives the present screen's address away, under this title. */
export const sharePressed = createAction<string>('share/sharePressed')
