import { useSelector } from 'react-redux'
import { selectSessionParams } from './sessionParams.ts'

/** The values of the session that every address carries. */
export const useSessionParams = (): Record<string, string> => useSelector(selectSessionParams)
