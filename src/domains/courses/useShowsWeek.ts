import { useSyncExternalStore } from 'react'
import { formFactor } from '../../ui/useFormFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'

const sevenColumnsPx = 1024

/**
 * Is there room for seven columns? Phones show a day at a time (CRS-01), and so do a kiosk, which is tall, and a
 * television, whose words are large.
 */
const hasRoom = () => !['kiosk', 'tv'].includes(formFactor()) && windowSize().width >= sevenColumnsPx

export const useShowsWeek = (): boolean => useSyncExternalStore(watchWindowSize, hasRoom)
