import { useLocation } from 'react-router-dom'
import { useDomains } from './useDomains.ts'

const none: Readonly<Record<string, string | undefined>> = {}

/** The decoded parameters of the screen's path. */
export function useScreenParams(): Readonly<Record<string, string | undefined>> {
  const { pathname } = useLocation()
  return useDomains().match(pathname)?.params ?? none
}
