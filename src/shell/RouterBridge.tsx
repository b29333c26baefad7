import { useEffect, useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { navigated, selectPlace } from '../domains/navigation/slice.ts'
import { useHref } from '../domains/navigation/useHref.ts'
import { isSameAddress } from '../domains/query.ts'
import type { GoOptions, Navigator } from '../domains/world.ts'
import { afterStep } from '../ui/holdBack.ts'
import type { RootState } from './store.ts'

/** Where the browser is by now, which the router may still be on its way to. */
const typedPath = () => window.location.pathname.replace(/^\/ONEapp\/?/, '/')

const ways = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

/** The router and the store tell each other where the guest is, and where a saga sends the guest. */
export function RouterBridge({ attach }: { attach: (navigator: Navigator) => void }) {
  const navigate = useNavigate()
  const location = useLocation()
  const type = useNavigationType()
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const href = useHref()
  const latest = useRef({ location, href })
  latest.current = { location, href }

  useEffect(() => {
    attach({
      go: (to: string, options: GoOptions = {}) =>
        afterStep(() => {
          const { location: here, href: full } = latest.current
          // The guest has moved on meanwhile: what belongs to one screen must not bring it back over the next.
          const from = options.refill ? to.split('?')[0] : options.from
          if (from !== undefined && from !== typedPath()) return
          // An address that becomes the present one once it has the session's values is the present one (NAV-04).
          if ([to, full(to)].some((address) => isSameAddress(address, here.pathname + here.search))) return
          void navigate(to, {
            replace: options.replace ?? false,
            // Nobody went anywhere: the entry keeps what else it knows.
            state: options.refill ? { ...(here.state as object | null), refill: true } : null,
          })
        }),
      back: () => void navigate(-1),
    })
  }, [attach, navigate])

  useEffect(() => {
    const { pathname, search, state } = location
    const place = selectPlace(store.getState())
    // The same path and query is no navigation (NAV-04); the load itself was told before the first paint.
    if (place?.pathname === pathname && place.search === search) return
    // An entry keeps its state: coming back to one is a navigation all the same.
    const refill = type !== 'POP' && (state as { refill?: boolean } | null)?.refill === true
    dispatch(navigated({ pathname, search, how: ways[type], refill }))
  }, [location, type, dispatch, store])

  return null
}
