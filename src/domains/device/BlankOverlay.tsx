import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsBlank } from './slice.ts'

const blankScreen = lazyModule(() => import('./BlankScreen.tsx'), 'BlankScreen')

/** A television that the hotel has switched off shows nothing. */
export function BlankOverlay() {
  return useSelector(selectIsBlank) && <LazyPart module={blankScreen} props={noProps} />
}
