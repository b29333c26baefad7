import { useSelector } from 'react-redux'
import { selectSessionParams } from './sessionParams.ts'

/** The session's values that every URL contains. */
export const useSessionParams = (): Record<string, string> => useSelector(selectSessionParams)
