import { useSyncExternalStore } from 'react'
import { formFactor } from '../../ui/useFormFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'

const sevenColumnsPx = 1024

/** Is there room for seven columns? Phones show a day at a time (CRS-01), and so does the tall screen of a kiosk. */
const hasRoom = () => formFactor() !== 'kiosk' && windowSize().width >= sevenColumnsPx

export const useShowsWeek = (): boolean => useSyncExternalStore(watchWindowSize, hasRoom)
