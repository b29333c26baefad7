import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { useGo } from '../../domains/navigation/useGo.ts'
import { searchPath } from '../../domains/search/paths.ts'
import { useSearchKey } from '../../domains/search/useSearchKey.ts'
import { selectIsRegistered, selectIsWalkin, selectMode } from '../../domains/session/slice.ts'
import { Search as SearchIcon } from '../../ui/icons/Search.tsx'

/**
 * The button that opens the search, where the search is offered. A keyboard shortcut opens it as well (SHELL-07,
 * SHELL-08).
 */
export function SearchButton() {
  return useIsSearchOffered() && <OfferedButton />
}

/** Whether the search is offered: not on the search screen, and not in the walk-in modes (SHELL-08, SHELL-09). */
function useIsSearchOffered(): boolean {
  const { pathname } = useLocation()
  const areGuestDomainsLoaded = useSelector(selectAreGuestDomainsLoaded)
  const isGuest = [useSelector(selectIsRegistered), useSelector(selectMode) === 'demo'].includes(true)
  const isWalkin = useSelector(selectIsWalkin)
  return areGuestDomainsLoaded && isGuest && !isWalkin && !isAt(pathname, searchPath)
}

function OfferedButton() {
  const { t } = useTranslation()
  const go = useGo()
  const open = () => go(searchPath)
  useSearchKey(open)
  return (
    <IconButton color="inherit" aria-label={t('search.title')} data-colour-key="yellow" onClick={open}>
      <SearchIcon />
    </IconButton>
  )
}
