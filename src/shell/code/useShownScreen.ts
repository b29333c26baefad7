import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import type { Code } from '../../browser/code.ts'

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
export function useShownScreen(codeAt: (pathname: string) => Code<ComponentType> | null) {
  const location = useLocation()
  const type = useNavigationType()
  const code = codeAt(location.pathname)
  const isHere = code === null || code.peek() !== null
  const here = useMemo<ShownScreen>(() => ({ location, type }), [location, type])
  const [last, setLast] = useState<ShownScreen | null>(null)
  const [loading, setLoading] = useState<Loading>('no')

  useEffect(() => {
    const arrive = () => {
      setLast(here)
      setLoading('no')
    }
    if (isHere) return arrive()
    let isWanted = true
    setLoading('pending')
    // Asking for a dozen files takes a while; what else the navigation sets off must not wait for it.
    const timer = setTimeout(() => {
      code.load().then(
        () => isWanted && arrive(),
        () => isWanted && setLoading('failed'),
      )
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [here, code, isHere])

  const shown = isHere ? here : last
  return { shown, loading: isHere ? 'no' : loading }
}
