import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { TuneOutlined as FilterIcon } from '../../../ui/icons/TuneOutlined.tsx'
import { filterOpened } from '../slice.ts'
import { readBrowse } from './address.ts'

/** Opens the filter from the top bar, and shows how many filters are active (VOD-24). */
export function FilterButton() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { genres, onlyFree } = readBrowse(useLocation().search)
  const count = genres.length + (onlyFree ? 1 : 0)
  return (
    <IconButton
      color="inherit"
      aria-label={count > 0 ? t('vod.filter.chosen', { count }) : t('vod.filter.open')}
      aria-haspopup="dialog"
      data-tour="vod-filter"
      onClick={() => dispatch(filterOpened())}
    >
      <CountBadge count={count}>
        <FilterIcon />
      </CountBadge>
    </IconButton>
  )
}
