import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { type Wanted, wantedChanged } from '../slice.ts'

/** Tells the sagas which programmes this screen needs. @param wanted memoized: a new object restarts the effect */
export function useWanted(wanted: Wanted | null): void {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(wantedChanged(wanted))
  }, [dispatch, wanted])
}
