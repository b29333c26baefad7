import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsDemo } from '../session/slice.ts'

const button = lazyModule(() => import('./ConciergeButton.tsx'), 'ConciergeButton')

/** The concierge exists in the demo modes only; in other modes none of its code is loaded (BOT-01). */
export function ConciergeOverlay() {
  const isDemo = useSelector(selectIsDemo)
  const { isStarted } = useStartedDomain('concierge', isDemo)
  return isDemo && isStarted && <LazyPart module={button} props={noProps} />
}
