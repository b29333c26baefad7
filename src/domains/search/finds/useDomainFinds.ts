import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { chunkLoadFailed } from '../../../core/chunks/slice.ts'
import type { DomainFinds } from '../../../core/domains/finds.types.ts'
import { useDomains } from '../../../core/domains/useDomains.ts'

/** What all domains contribute to the search; null until their code is loaded. */
export function useDomainFinds(): readonly DomainFinds[] | null {
  const domains = useDomains()
  const dispatch = useDispatch()
  const [finds, setFinds] = useState<readonly DomainFinds[] | null>(null)
  useEffect(() => {
    let isMounted = true
    const modules = domains.all().flatMap(({ finds: module }) => module ?? [])
    Promise.all(modules.map((module) => module.load())).then(
      (loaded) => isMounted && setFinds(loaded),
      (error: unknown) => {
        dispatch(chunkLoadFailed({ part: 'finds', reason: String(error) }))
        if (isMounted) setFinds([])
      },
    )
    return () => {
      isMounted = false
    }
  }, [domains, dispatch])
  return finds
}
