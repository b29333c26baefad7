import { useDispatch, useSelector } from 'react-redux'
import { loginPath } from '../../core/routing/paths.ts'
import { modeLeft, selectIsWalkin } from '../session/slice.ts'
import { useGo } from './useGo.ts'

/**
 * Returns a function that opens the sign-in; in a walk-in mode it leaves that mode instead, which leads there (NAV-10,
 * SHELL-15).
 */
export function useSignIn(): () => void {
  const dispatch = useDispatch()
  const go = useGo()
  const isWalkin = useSelector(selectIsWalkin)
  return () => {
    if (isWalkin) dispatch(modeLeft())
    else go(loginPath)
  }
}
