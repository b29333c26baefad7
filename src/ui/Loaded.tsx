import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { FailedState } from './FailedState.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'

export interface LoadedProps {
  status: 'unknown' | 'fetching' | 'success' | 'failure'
  /** Old content stays while new content is fetched. */
  has: boolean
  loadingLabel: string
  /** Rows of the skeleton. */
  count?: number
  empty: { text: string; icon: ReactNode; action?: { label: string; href: string } }
  failed: { text: string; retryLabel: string; onRetry: () => void }
  children: ReactNode
}

/** What was loaded, or the state that stands for it: on its way, not there, did not come. */
export function Loaded({ status, has, loadingLabel, count = 3, empty, failed, children }: LoadedProps) {
  if (has) return children
  if (status === 'failure') return <FailedState {...failed} />
  if (status === 'success') return <EmptyState {...empty} />
  return <ListSkeleton label={loadingLabel} count={count} />
}
