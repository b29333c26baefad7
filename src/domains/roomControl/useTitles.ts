import { useTranslation } from 'react-i18next'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { areaOrder, type Section } from './arrange.ts'
import { kindOf } from './kinds.ts'
import type { ControlSource } from './sourceState.ts'

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
