import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useDomains } from '../domains/useDomains.ts'
import { chunkLoadFailed } from './slice.ts'

/**
 * Starts a lazy domain for a component outside its screens, such as its overlay. Returns true once the domain's slices
 * are in the store.
 */
export function useStartedDomain(name: string, isNeeded: boolean): boolean {
  const domains = useDomains()
  const dispatch = useDispatch()
  const domain = domains.all().find((candidate) => candidate.name === name)
  const [isStarted, setStarted] = useState(() => domain !== undefined && domains.isStarted(domain))

  useEffect(() => {
    if (!isNeeded || isStarted || !domain) return
    let isMounted = true
    domains.start(domain).then(
      () => isMounted && setStarted(true),
      (error: unknown) => dispatch(chunkLoadFailed({ part: name, reason: String(error) })),
    )
    return () => {
      isMounted = false
    }
  }, [domains, dispatch, domain, name, isNeeded, isStarted])
  return isStarted
}
