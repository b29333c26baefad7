import { useSyncExternalStore } from 'react'
import { watchWindowSize, windowSize } from '../../ui/formFactor.ts'
import { formFactor } from '../../ui/useFormFactor.ts'

const sevenColumnsPx = 1024

/**
 * True if there is room for seven columns. Phones show one day at a time (CRS-01), and so do a kiosk, which
 * is in portrait orientation, and a television, whose text is large.
 */
const hasRoom = () => !['kiosk', 'tv'].includes(formFactor()) && windowSize().width >= sevenColumnsPx

export const useShowsWeek = (): boolean => useSyncExternalStore(watchWindowSize, hasRoom)
