import { useDispatch, useSelector } from 'react-redux'
import { type ControlRef, controlChanged, selectSetStatus, selectValue } from './slice.ts'

type State = Parameters<typeof selectValue>[0]
type More = Omit<Parameters<typeof controlChanged>[0], keyof ControlRef | 'value'>

/** A control as the guest sees it, and what moves it. */
export function useControl(ref: ControlRef) {
  const dispatch = useDispatch()
  const value = useSelector((state: State) => selectValue(state, ref))
  const status = useSelector((state: State) => selectSetStatus(state, ref))
  return {
    value,
    isBusy: status === 'fetching',
    /** The last change was refused; the value is the hotel's again. */
    isRefused: status === 'failure',
    change: (next: unknown, more?: More) => void dispatch(controlChanged({ ...ref, value: next, ...more })),
  }
}
