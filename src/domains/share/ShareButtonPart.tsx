import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import ShareIcon from '~icons/ic/outline-ios-share'
import { selectDeviceMode } from '../session/slice.ts'
import { sharePressed } from './slice.ts'

/** Button that shares the URL of the current screen. Hidden on devices of the hotel, which cannot share anything. */
export function ShareButtonPart({ title }: { title: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  if (useSelector(selectDeviceMode) !== '') return null
  return (
    <Button
      variant="text"
      data-tour="share"
      startIcon={<ShareIcon />}
      style={{ alignSelf: 'flex-start', marginInlineStart: '-0.5rem' }}
      onClick={() => dispatch(sharePressed(title))}
    >
      <span>{t('share.share')}</span>
    </Button>
  )
}
