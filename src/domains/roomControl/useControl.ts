import { useDispatch } from 'react-redux'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { controlChanged, selectSetStatus, selectValue } from './slice.ts'
import type { ControlRef } from './sourceState.ts'

type ChangeOptions = Omit<Parameters<typeof controlChanged>[0], keyof ControlRef | 'value'>

/** The value and status of a control, and how to change it. */
export function useControl(ref: ControlRef) {
  const dispatch = useDispatch()
  const { press } = useHotelNeeded(ref.source === 'demo')
  const value = useSelectorWith(selectValue, ref)
  const status = useSelectorWith(selectSetStatus, ref)
  return {
    value,
    isBusy: status === 'fetching',
    /** True if the last change was refused; the value is the hotel's again. */
    isRefused: status === 'failure',
    change: (next: unknown, options?: ChangeOptions) =>
      press(() => dispatch(controlChanged({ ...ref, value: next, ...options }))),
  }
}
