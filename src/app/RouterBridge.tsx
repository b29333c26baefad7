import { useEffect } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { navigationTo } from '../core/routing/history.ts'
import { navigated, selectPlace } from '../core/routing/slice.ts'
import { useHistory } from '../core/routing/useHistory.ts'
import type { AppStore } from './store.ts'

/** Connects the history to the router, and dispatches the router's navigations to the store. */
export function RouterBridge() {
  const history = useHistory()
  const navigate = useNavigate()
  const location = useLocation()
  const action = useNavigationType()
  const dispatch = useDispatch()
  const store = useStore<ReturnType<AppStore['getState']>>()

  useEffect(() => history.connect(navigate), [history, navigate])

  // `showFirst` has dispatched the navigation of the page load already.
  useEffect(() => {
    const navigation = navigationTo(location, action, selectPlace(store.getState()))
    if (navigation) dispatch(navigated(navigation))
  }, [location, action, dispatch, store])

  return null
}
