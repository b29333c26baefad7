import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { type Wanted, wantedChanged } from '../slice.ts'

/** Says what of the programmes this screen shows. @param wanted the same object as long as it says the same */
export function useWanted(wanted: Wanted | null): void {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(wantedChanged(wanted))
  }, [dispatch, wanted])
}
