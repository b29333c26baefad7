import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const shownMs = 8000

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  top: '1rem',
  left: '50%',
  width: 'max-content',
  maxWidth: '90%',
  margin: 0,
  transform: 'translateX(-50%)',
  padding: '0.5rem 1rem',
  borderRadius: theme.tokens.radius.field,
  color: '#FFFFFF',
  backgroundColor: 'rgba(8, 8, 10, 0.82)',
  pointerEvents: 'none',
  'html[data-form="tv"] &': { top: '5vh' },
}))

/** Says over the film, for a while, that the chosen subtitles cannot be shown (VOD-31). */
export function SubtitlesNotice() {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <Notice role="status">{t('player.subtitlesFailed')}</Notice>
}
