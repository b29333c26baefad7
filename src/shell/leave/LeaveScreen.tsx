import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { screenOf } from '../../domains/addresses.ts'
import { leaveTarget } from '../../domains/leaveTarget.ts'
import { leaveRefused } from '../../domains/menu/slice.ts'
import { selectCanGoBack } from '../../domains/navigation/slice.ts'
import { useHref } from '../../domains/navigation/useHref.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'

/** An address that leads out of the app: it opens what it names and returns to the screen before (ROUTE-14 to ROUTE-16, PAGE-22). */
export function LeaveScreen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const href = useHref()
  const canGoBack = useSelector(selectCanGoBack)

  // The latest of everything, so that the address alone decides when something opens: once for each arrival.
  const arrive = useRef(() => {})
  arrive.current = () => {
    const screen = screenOf(pathname)
    const target = screen && leaveTarget(screen.name, screen.params)
    if (!target) dispatch(leaveRefused(pathname))
    else if (target.kind === 'page') window.open(target.url, '_blank', 'noopener')
    else window.location.assign(target.url)
    // What may not be opened leads home (PAGE-20), anything else back to where the guest was.
    if (target && canGoBack) void navigate(-1)
    else void navigate(href('/'), { replace: true })
  }
  useEffect(() => {
    if (pathname) arrive.current()
  }, [pathname])

  return <ScreenSkeleton label={t('app.loading')} />
}
