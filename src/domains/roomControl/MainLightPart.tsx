import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { isPending } from '../../core/load.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { selectHasDoor } from '../session/slice.ts'
import { arrange, controlsIn, useTitles } from './arrange.ts'
import type { ControlRef } from './controlsState.ts'
import { Switch } from './Switch.tsx'
import { kindOf, selectRoomControls } from './slice.ts'

interface MainLight {
  command: RoomCommand
  control: ControlRef
}

const isLight = (command: RoomCommand) => kindOf(command) === 'light'

interface MainLightState {
  light: MainLight | null
  /** True while it is unknown whether the room has a main light. */
  isLoading: boolean
}

/** Returns the first light that can be switched, preferably that of the whole suite; null if there is none. */
export function useMainLight(): MainLightState {
  const { layout, status } = useSelectorWith(selectRoomControls, 'hotel')
  const hasRoom = useSelector(selectHasDoor)
  // The saga that sends changes is lazy-loaded with the screen, so it is started here.
  const { isStarted, hasFailed } = useStartedDomain('roomControl', layout.commands.length > 0)
  return useMemo(() => {
    const [area] = arrange(layout, isLight)
    const [command] = controlsIn(area?.sections ?? [])
    if (!hasRoom) return { light: null, isLoading: false }
    if (!area || !command) return { light: null, isLoading: isPending(status) }
    if (!isStarted) return { light: null, isLoading: !hasFailed }
    return {
      light: { command, control: { source: 'hotel', area: area.id, id: command.id } },
      isLoading: false,
    }
  }, [layout, status, hasRoom, isStarted, hasFailed])
}

/** The main light of the guest's room as a tile, for other screens. */
export function MainLightPart({ light: { command, control } }: { light: MainLight }) {
  const title = useTitles('hotel').control(command)
  return <Switch command={command} control={control} title={title} kind="light" isWide={false} />
}
