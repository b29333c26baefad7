import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { areaOrder, type Section } from './arrange.ts'
import type { ControlRef, ControlSource } from './controlsState.ts'
import { controlChanged, kindOf, selectSetStatus, selectValue } from './slice.ts'

/** Names of areas, groups and controls: the hotel's names, with the app's as fallback. */
export function useTitles(source: ControlSource) {
  const { t } = useTranslation()
  const translated = (title: string) => (source === 'demo' && title ? t(title) : title)
  return {
    area: (id: string) => (areaOrder.includes(id) ? t(`roomControl.areas.${id}`) : id),
    /** Empty if the hotel gives no title: an id is not a name. */
    section: ({ title }: Section) => translated(title),
    control: (command: RoomCommand) =>
      translated(command.title) || t(`roomControl.kinds.${kindOf(command) ?? 'light'}`),
  }
}

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
