import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { externalLinkOpened } from './events.ts'

/** Opens a URL outside the app, once per visit (ROUTE-14 to ROUTE-16, PAGE-22). */
export function ExternalLinkScreen() {
  const { pathname } = useLocation()
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(externalLinkOpened(pathname))
  }, [dispatch, pathname])
  return <ScreenSkeleton />
}
