import { useSyncExternalStore } from 'react'
import { formFactor } from '../../../ui/useFormFactor.ts'
import { watchWindowSize, windowSize } from '../../../ui/windowSize.ts'

/** The theme's breakpoint `md`. */
const minWidthPx = 960

/** Is there room for channels by time? A television has it, however it counts its pixels. */
const isWide = () => formFactor() === 'tv' || windowSize().width >= minWidthPx

export const useIsWide = (): boolean => useSyncExternalStore(watchWindowSize, isWide)
