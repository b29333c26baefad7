import { useSyncExternalStore } from 'react'
import { type FormFactor, formFactorOf, watchWindowSize, windowSize } from './formFactor.ts'

/**
 * Returns the current kind of screen. The mode is an attribute of the root element, which the style sheet uses as well.
 */
export const formFactor = (): FormFactor => formFactorOf(windowSize(), document.documentElement.dataset.mode)

/**
 * Subscribes to the kind of screen. The shell sets `data-mode` on the root element: the device's kind, else the guest's
 * mode.
 */
export const useFormFactor = (): FormFactor => useSyncExternalStore(watchWindowSize, formFactor)
