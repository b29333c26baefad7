import { useEffect } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { navigationTo } from '../core/routing/history.ts'
import { navigated, selectPlace } from '../core/routing/slice.ts'
import { useHistory } from '../core/routing/useHistory.ts'
import type { AppStore } from './store.ts'

/** Gives the history its router, and tells the store where the router is. */
export function RouterBridge() {
  const history = useHistory()
  const navigate = useNavigate()
  const location = useLocation()
  const action = useNavigationType()
  const dispatch = useDispatch()
  const store = useStore<ReturnType<AppStore['getState']>>()

  useEffect(() => history.connect(navigate), [history, navigate])

  // The load itself was reported before the first paint.
  useEffect(() => {
    const navigation = navigationTo(location, action, selectPlace(store.getState()))
    if (navigation) dispatch(navigated(navigation))
  }, [location, action, dispatch, store])

  return null
}
