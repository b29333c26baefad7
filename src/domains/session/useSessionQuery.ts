import { useSelector } from 'react-redux'
import { selectSessionQuery } from './sessionQuery.ts'

/** The values of the session that every address carries. */
export const useSessionQuery = (): Record<string, string> => useSelector(selectSessionQuery)
