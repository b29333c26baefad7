import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import type { SendingState } from '../../core/sending/slice.ts'

const doubts = lazyModule(() => import('./Doubts.tsx'), 'Doubts')

/** The state of the store, before or after the domain has started. */
interface Root {
  sending?: SendingState
}
const selectHasDoubts = ({ sending }: Root) => sending?.attempts.some(({ isInDoubt }) => isInDoubt) === true

/** What the guest has sent and may have arrived or not. Without anything the code is not loaded. */
export function DoubtsPart() {
  return useSelector(selectHasDoubts) && <LazyPart module={doubts} props={noProps} />
}
