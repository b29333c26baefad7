import { useSelector } from 'react-redux'
import { codeOf } from '../browser/code.ts'
import { selectIsBlank } from '../domains/device/slice.ts'
import { Late, nothing } from './code/Late.tsx'

const blankScreen = codeOf(() => import('../domains/device/BlankScreen.tsx'), 'BlankScreen')

/** A television that the hotel has switched off shows nothing. */
export function BlankHost() {
  return useSelector(selectIsBlank) && <Late code={blankScreen} props={nothing} />
}
