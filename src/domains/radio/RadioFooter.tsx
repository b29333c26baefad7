import { useSelector } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import type { RadioState } from './slice.ts'

const footer = lazyModule(() => import('./FooterPlayer.tsx'), 'FooterPlayer')

/** The root state; the slice is missing until the player has started. */
interface Root {
  radio?: RadioState
}

/** Renders the playing station on top of every screen (SHELL-19). */
export function RadioFooter() {
  return useSelector(({ radio }: Root) => Boolean(radio?.station)) && <LazyFooter />
}

function LazyFooter() {
  const FooterPlayer = useLazyPart(footer)
  return FooterPlayer && <FooterPlayer />
}
