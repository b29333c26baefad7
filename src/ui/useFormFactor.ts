import { useSyncExternalStore } from 'react'
import { type FormFactor, formFactorOf } from './formFactor.ts'
import { watchWindowSize, windowSize } from './windowSize.ts'

/** The present kind of screen. The mode is an attribute of the root element, which the style sheet uses as well. */
export const formFactor = (): FormFactor => formFactorOf(windowSize(), document.documentElement.dataset.mode)

/** The kind of screen, live. The shell sets `data-mode` on the root element: what the device is, else the guest's mode. */
export const useFormFactor = (): FormFactor => useSyncExternalStore(watchWindowSize, formFactor)
