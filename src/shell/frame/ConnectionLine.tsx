import { styled } from '@mui/material/styles'
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsAway, selectIsStillLost } from '../../core/offlineCache/selectIsAway.ts'
import { selectIsConnected, selectIsLost, selectIsUnreachable } from '../../domains/channel/slice.ts'

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.tooltip,
  textAlign: 'center',
  color: theme.palette.background.default,
  backgroundColor: theme.palette.text.primary,
  '& > span': {
    display: 'block',
    padding: 'calc(0.625rem + env(safe-area-inset-top, 0px)) 1.25rem 0.625rem',
  },
  // The bar with the hotel's name stays below the line while the page scrolls.
  '&:not(:empty) ~ .MuiAppBar-root': { paddingTop: 0, top: 'var(--line, 0px)' },
  // Less prominent, because the line may stay for long; it also says how old the content below it is.
  '& > [data-quiet]': {
    ...theme.typography.caption,
    color: theme.palette.text.primary,
    backgroundColor: theme.tokens.well,
  },
}))

const subscribeToNetwork = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const backDurationMs = 4000
const asOf = lazyModule(() => import('../../domains/offline/AsOfPart.tsx'), 'AsOfPart')

/** Reports the height of the line, which depends on its words, for what sticks below it. */
const reportHeight = (line: HTMLElement | null) =>
  document.documentElement.style.setProperty('--line', `${line?.offsetHeight ?? 0}px`)

/** Shows that the connection to the hotel is lost, or is back (SHELL-25). Announced politely (`aria-live`). */
export const ConnectionLine = memo(function ConnectionLine() {
  const { t } = useTranslation()
  const isUnreachable = useSelector(selectIsUnreachable)
  const isConnected = useSelector(selectIsConnected)
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const isAway = useSelector(selectIsAway)
  // The hotel is not back before it has signed the guest in on the new channel.
  const isStillLost = useSelector(selectIsStillLost)
  const isLost = useSelector(selectIsLost) || (isStillLost && isConnected)
  const [wasLost, setWasLost] = useState(false)

  const isDisconnected = isLost || isUnreachable
  useEffect(() => {
    if (isDisconnected) return setWasLost(true)
    if (!isConnected || !wasLost) return
    const timer = setTimeout(() => setWasLost(false), backDurationMs)
    return () => clearTimeout(timer)
  }, [isDisconnected, isConnected, wasLost])

  const text = isDisconnected
    ? isOnline && isLost
      ? 'lost'
      : 'offline'
    : wasLost && isConnected
      ? 'back'
      : null
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!line.current || !window.ResizeObserver) return
    const watcher = new ResizeObserver(() => reportHeight(line.current))
    watcher.observe(line.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <Line ref={line} role="status" data-print="no">
      {text && (
        <span data-quiet={isAway ? '' : undefined}>
          <span>{t(`connection.${text}`)}</span> {isAway && <LazyPart module={asOf} props={noProps} />}
        </span>
      )}
    </Line>
  )
})
