import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useDomains } from '../domains/useDomains.ts'
import { chunkLoadFailed } from './slice.ts'

interface StartedDomain {
  /** True if the domain's slices are in the store. */
  isStarted: boolean
  /** True if the domain's chunk failed to load; the guest is notified. */
  hasFailed: boolean
}

/** Starts a lazy domain for a component outside its screens, such as its overlay. */
export function useStartedDomain(name: string, isNeeded: boolean): StartedDomain {
  const domains = useDomains()
  const dispatch = useDispatch()
  const domain = domains.all().find((candidate) => candidate.name === name)
  const [isStarted, setStarted] = useState(() => domain !== undefined && domains.isStarted(domain))

  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isNeeded || isStarted || !domain) return
    let isMounted = true
    domains.start(domain).then(
      () => isMounted && setStarted(true),
      (error: unknown) => {
        dispatch(chunkLoadFailed({ part: name, reason: String(error) }))
        if (isMounted) setFailed(true)
      },
    )
    return () => {
      isMounted = false
    }
  }, [domains, dispatch, domain, name, isNeeded, isStarted])
  return { isStarted, hasFailed }
}
