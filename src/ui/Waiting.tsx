import { useContext, useEffect, useState } from 'react'
import type { Elements } from './elements.types.ts'
import { HotelNeededContext, LongWaitContext, longWaitMs } from './loadContexts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface WaitingProps {
  /** Text for screen readers while the content loads. */
  label: string
  children: Elements
}

/** Contains every placeholder of content that loads. After a while it says that this takes long, and offers a retry. */
export function Waiting({ label, children }: WaitingProps) {
  const needed = useContext(HotelNeededContext)
  const LongWait = useContext(LongWaitContext)
  const [isLong, setLong] = useState(false)
  const isAway = needed !== null
  useEffect(() => {
    if (isAway) setLong(false)
    if (isAway || isLong) return
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [isLong, isAway])
  if (isAway) return needed
  if (isLong && LongWait) return <LongWait onRetry={() => setLong(false)} />
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
