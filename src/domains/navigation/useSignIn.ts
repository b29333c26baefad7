import { useDispatch, useSelector } from 'react-redux'
import { loginPath } from '../../core/routing/paths.ts'
import { modeLeft, selectIsWalkin } from '../session/slice.ts'
import { useGo } from './useGo.ts'

/** Opens the sign-in, which from a walk-in mode leaves that mode first (NAV-10, SHELL-15). */
export function useSignIn(): () => void {
  const dispatch = useDispatch()
  const go = useGo()
  const isWalkin = useSelector(selectIsWalkin)
  return () => {
    if (isWalkin) dispatch(modeLeft())
    else go(loginPath)
  }
}
