import { useSyncExternalStore } from 'react'
import { watchWindowSize } from './formFactor.ts'
import { formFactor } from './useFormFactor.ts'

/** In ems, so that large text takes the room. */
const roomFor = { message: '(min-width: 47.5em)', cart: '(min-width: 85em)' }

/** Subscribes to whether a tablet or computer has room for a second column beside a list. */
export const useHasRoom = (column: keyof typeof roomFor): boolean =>
  useSyncExternalStore(
    watchWindowSize,
    () => formFactor() === 'tablet' && window.matchMedia(roomFor[column]).matches,
  )
