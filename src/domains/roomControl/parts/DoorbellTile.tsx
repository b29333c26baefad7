import { useDispatch, useSelector } from 'react-redux'
import { doorbellSwitched, selectDoorbellOn } from '../../camera/slice.ts'
import { useControl } from '../useControl.ts'
import { isOn } from '../values.ts'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'
import { SwitchTile } from './SwitchTile.tsx'

/** Whether this device announces the doorbell; other devices of the room have their own setting (ROOM-23). */
export function DoorbellTile({ command, control, title, isWide }: ControlProps & { isWide: boolean }) {
  const dispatch = useDispatch()
  const isAnnounced = useSelector(selectDoorbellOn)
  const demo = useControl(control)
  const isDemo = control.source === 'demo'
  const Icon = iconOf('doorbell', command.id)
  return (
    <SwitchTile
      title={title}
      icon={<Icon />}
      isOn={isDemo ? isOn(demo.value) : isAnnounced}
      isWide={isWide}
      onSwitch={(on) => (isDemo ? demo.change(on) : void dispatch(doorbellSwitched(on)))}
    />
  )
}
