import { keyframes } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../ui/styled.tsx'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  height: '0.1875rem',
  overflow: 'hidden',
  zIndex: theme.zIndex.tooltip,
  '&::after': {
    content: '""',
    display: 'block',
    width: '33%',
    height: '100%',
    backgroundColor: theme.tokens.fill,
    animation: `${slide} 1100ms linear infinite`,
  },
}))

/** Shorter loads are not indicated. */
const showDelayMs = 200

/** The app's loading indicator (SHELL-24): a line at the upper edge. */
export function LoadingLine() {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), showDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <Line role="progressbar" aria-label={t('app.loading')} />
}
