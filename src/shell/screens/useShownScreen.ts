import { startTransition, useEffect, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { type Location, useLocation } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'

export interface ShownScreen {
  /** The location of the visible screen: the previous one while the new screen's code loads. */
  location: Location
}

type Loading = 'no' | 'pending' | 'failed'

/**
 * Keeps the previous screen until the code of the new one is loaded, and also if it fails to load (ERR-20). `shown` is
 * null while there is no previous screen: on the first load.
 * @param isEntered whether the session may see the screen; if not, no previous screen is kept
 */
export function useShownScreen(isEntered: boolean) {
  const location = useLocation()
  const domains = useDomains()
  // Read by selectors, because the registry is mutable: if it were only read during rendering, a change would not cause
  // a new render, nor run the effect.
  const module = useSelector(() => domains.match(location.pathname)?.screen.module)
  const isReady = useSelector(() => !!module?.peek())
  const current = useMemo<ShownScreen>(() => ({ location }), [location])
  const [last, setLast] = useState<ShownScreen | null>(null)
  const [loading, setLoading] = useState<Loading>('no')

  useEffect(() => {
    const arrive = () => {
      setLast(isEntered ? current : null)
      setLoading('no')
    }
    if (isReady) return arrive()
    // The screen's domain is not registered yet, or the path has no screen and is about to be redirected.
    if (!module) return setLoading('no')
    let isMounted = true
    setLoading('pending')
    // In a later task, because requesting a dozen files takes a while and must not delay the other effects of the
    // navigation.
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
