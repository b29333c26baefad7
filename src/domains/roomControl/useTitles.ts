import { useTranslation } from 'react-i18next'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { areaOrder, type Section } from './arrange.ts'
import { kindOf } from './kinds.ts'
import type { House } from './slice.ts'

/** Names of areas, groups and controls: the hotel's own, or those that the app knows. */
export function useTitles(house: House) {
  const { t } = useTranslation()
  const given = (title: string) => (house === 'demo' && title ? t(title) : title)
  return {
    area: (id: string) => (areaOrder.includes(id) ? t(`roomControl.areas.${id}`) : id),
    section: ({ title, id }: Section) => given(title) || id,
    control: (command: RoomCommand) =>
      given(command.title) || t(`roomControl.kinds.${kindOf(command) ?? 'light'}`),
  }
}
