import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../../core/lazyModule.ts'
import { selectStation } from '../slice.ts'

const footer = lazyModule(() => import('./FooterPlayer.tsx'), 'FooterPlayer')

/** The playing station, over every screen (SHELL-19). */
export function RadioFooter() {
  const isThere = useSelector(selectStation) !== null
  return isThere && <LazyPart module={footer} props={noProps} />
}
