import { useSyncExternalStore } from 'react'
import { type FormFactor, formFactorOf } from './formFactor.ts'

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

// The mode stands on the root element, where the style sheet reads it too.
const read = (): FormFactor =>
  formFactorOf(window.innerWidth, window.innerHeight, document.documentElement.dataset.mode)

/** The kind of screen, live. The shell sets `data-mode` on the root element from the session's mode. */
export const useFormFactor = (): FormFactor => useSyncExternalStore(subscribe, read)
