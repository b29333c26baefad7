import { useSyncExternalStore } from 'react'
import { formFactor } from '../../../ui/useFormFactor.ts'
import { watchWindowSize, windowSize } from '../../../ui/windowSize.ts'

/** The theme's breakpoint `md`. */
const minWidthPx = 960

/** True if there is room for the grid by time. Televisions always count as wide, whatever width they report. */
const isWide = () => formFactor() === 'tv' || windowSize().width >= minWidthPx

export const useIsWide = (): boolean => useSyncExternalStore(watchWindowSize, isWide)
