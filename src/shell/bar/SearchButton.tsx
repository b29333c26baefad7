import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useGo } from '../../domains/navigation/useGo.ts'
import { searchPath } from '../../domains/search/paths.ts'
import { useSearchKey } from '../../domains/search/useSearchKey.ts'

/** Opens the search. Not shown on the search screen; a key opens it as well (SHELL-07, SHELL-08). */
export function SearchButton() {
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
