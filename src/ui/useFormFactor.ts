import { useSyncExternalStore } from 'react'
import { type FormFactor, formFactorOf } from './formFactor.ts'
import { watchWindowSize, windowSize } from './windowSize.ts'

/** The present kind of screen. The mode is an attribute of the root element, which the style sheet uses as well. */
export const formFactor = (): FormFactor => {
  const { width, height } = windowSize()
  return formFactorOf(width, height, document.documentElement.dataset.mode)
}

/** The kind of screen, live. The shell sets `data-mode` on the root element from the session's mode. */
export const useFormFactor = (): FormFactor => useSyncExternalStore(watchWindowSize, formFactor)
