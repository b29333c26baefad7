import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useTextDraft } from '../../core/drafts/useTextDraft.ts'
import { intentOf, requestKey } from './drafts.ts'
import type { PageRequest } from './request.types.ts'
import type { RequestsState } from './slice.ts'

/** The state of the store, before or after the requests' domain has started. */
interface Root {
  contentRequests?: RequestsState
}

/** Whether the hotel has accepted this request; also after a reload of the tab. */
export function useWasSent(request: PageRequest): boolean {
  const key = requestKey(request)
  const isSent = useSelector(({ contentRequests }: Root) => contentRequests?.requests[key] === 'success')
  const [kept, keep] = useTextDraft(`sent/${intentOf(request)}`)
  useEffect(() => {
    if (isSent && !kept) keep('sent')
  })
  return isSent || kept !== ''
}
