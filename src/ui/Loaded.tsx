import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import type { Elements } from './elements.types.ts'
import { FailedState } from './FailedState.tsx'
import { ListSkeleton, type ListSkeletonProps } from './ListSkeleton.tsx'

export interface LoadedProps {
  status: 'unknown' | 'fetching' | 'success' | 'failure'
  /** Whether there is content to show. It stays visible while new content loads. */
  has: boolean
  loadingLabel: string
  /** The number of rows of the skeleton. */
  count?: number
  look?: ListSkeletonProps['look']
  empty: { text: string; icon: ReactNode; action?: { label: string; href: string } }
  failed: { icon?: ReactNode; text: string; retryLabel: string; onRetry: () => void }
  children: Elements
}

/** The loaded content, or the state in its place: loading, empty or failed. */
export function Loaded({ status, has, loadingLabel, count = 3, look, empty, failed, children }: LoadedProps) {
  if (has) return children
  if (status === 'failure') return <FailedState {...failed} />
  if (status === 'success') return <EmptyState {...empty} />
  return <ListSkeleton label={loadingLabel} count={count} {...(look && { look })} />
}
