import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { exitReached } from '../../domains/leave/events.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'

/** An address that leads out of the app, once for each arrival (ROUTE-14 to ROUTE-16, PAGE-22). */
export function LeaveScreen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(exitReached(pathname))
  }, [dispatch, pathname])
  return <ScreenSkeleton label={t('app.loading')} />
}
