import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'
import { selectFirstScreen } from '../../domains/menu/slice.ts'

/** Name of the screen whose item is current. The first page of the menu counts as home, whatever its own screen is. */
export function useCurrentItem(): string | undefined {
  const { pathname } = useLocation()
  const domains = useDomains()
  const home = useSelector(selectFirstScreen)
  return home === pathname ? 'home' : domains.match(pathname)?.screen.name
}
