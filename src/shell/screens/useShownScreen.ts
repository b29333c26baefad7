import { startTransition, useEffect, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'

export interface ShownScreen {
  /** The location of the visible screen: the previous one while the new screen's code loads. */
  location: Location
  type: ReturnType<typeof useNavigationType>
}

type Loading = 'no' | 'pending' | 'failed'

/**
 * The previous screen stays until the code of the new one is loaded, and if it does not load (ERR-20). `shown` is null
 * while there is no previous screen: on the first load.
 * @param isEntered whether the session may see the screen; else something stands in its place, and none comes back
 */
export function useShownScreen(isEntered: boolean) {
  const location = useLocation()
  const type = useNavigationType()
  const domains = useDomains()
  // By selectors: what is read of the registry while rendering would not be seen to change, and the effect be left out.
  const module = useSelector(() => domains.match(location.pathname)?.screen.module)
  const isReady = useSelector(() => !!module?.peek())
  const current = useMemo<ShownScreen>(() => ({ location, type }), [location, type])
  const [last, setLast] = useState<ShownScreen | null>(null)
  const [loading, setLoading] = useState<Loading>('no')

  useEffect(() => {
    const arrive = () => {
      setLast(isEntered ? current : null)
      setLoading('no')
    }
    if (isReady) return arrive()
    // Its domain is not registered yet, or there is none and the app leads elsewhere.
    if (!module) return setLoading('no')
    let isMounted = true
    setLoading('pending')
    // Later: requesting a dozen files takes a while and must not delay the other effects of the navigation.
    const timer = setTimeout(() => {
      module.load().then(
        // A transition is rendered in small steps, so that a slow phone can handle input in between.
        () => isMounted && startTransition(arrive),
        () => isMounted && setLoading('failed'),
      )
    })
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [current, module, isReady, isEntered])

  const shown = isReady ? current : last
  return { shown, loading: isReady ? 'no' : loading }
}
