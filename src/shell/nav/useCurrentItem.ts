import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'
import { selectFirstScreen } from '../../domains/menu/slice.ts'

/** The screen of the item that the guest is at. The first page of the menu is home, whatever its own screen is. */
export function useCurrentItem(): string | undefined {
  const { pathname } = useLocation()
  const domains = useDomains()
  const home = useSelector(selectFirstScreen)
  return home === pathname ? 'home' : domains.match(pathname)?.screen.name
}
