import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { selectIsWalkin } from '../session/slice.ts'
import { arrange, controlsIn } from './arrange.ts'
import { kindOf } from './kinds.ts'
import { type ControlRef, selectRoomControls } from './slice.ts'

export interface MainLight {
  command: RoomCommand
  control: ControlRef
}

const isLight = (command: RoomCommand) => kindOf(command) === 'light'

/** The first light to switch: that of the whole suite where there is one. Null without any. */
export function useMainLight(): MainLight | null {
  const { layout } = useSelectorWith(selectRoomControls, 'hotel')
  const isWalkin = useSelector(selectIsWalkin)
  return useMemo(() => {
    const [area] = arrange(layout, isLight)
    const [command] = controlsIn(area?.sections ?? [])
    if (isWalkin || !area || !command) return null
    return { command, control: { source: 'hotel', area: area.id, id: command.id } }
  }, [layout, isWalkin])
}
