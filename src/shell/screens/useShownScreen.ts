import { useEffect, useMemo, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'

export interface ShownScreen {
  /** Where the guest sees to be: the address, or the one before while the new screen's code is on its way. */
  location: Location
  type: ReturnType<typeof useNavigationType>
}

type Loading = 'no' | 'pending' | 'failed'

/**
 * The old screen stays until the code of the new one is here, and also when it does not come (ERR-20).
 * `shown` is null where there is no old screen: on the first load.
 */
export function useShownScreen() {
  const location = useLocation()
  const type = useNavigationType()
  const module = useDomains().match(location.pathname)?.screen.module ?? null
  const isReady = module === null || module.peek() !== null
  const current = useMemo<ShownScreen>(() => ({ location, type }), [location, type])
  const [last, setLast] = useState<ShownScreen | null>(null)
  const [loading, setLoading] = useState<Loading>('no')

  useEffect(() => {
    const arrive = () => {
      setLast(current)
      setLoading('no')
    }
    if (isReady) return arrive()
    let isMounted = true
    setLoading('pending')
    // Asking for a dozen files takes a while; what else the navigation sets off must not wait for it.
    const timer = setTimeout(() => {
      module.load().then(
        () => isMounted && arrive(),
        () => isMounted && setLoading('failed'),
      )
    })
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [current, module, isReady])

  const shown = isReady ? current : last
  return { shown, loading: isReady ? 'no' : loading }
}
