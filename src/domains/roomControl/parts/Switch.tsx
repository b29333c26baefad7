import { useControl } from '../useControl.ts'
import { isOn } from '../values.ts'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'
import { SwitchTile } from './SwitchTile.tsx'

/** A control that is on or off: a lamp, a fan, do-not-disturb (ROOM-13, ROOM-15, ROOM-18). */
export function Switch({
  command,
  control,
  title,
  kind,
  isWide,
}: ControlProps & { kind: 'dnd' | 'light' | 'fan'; isWide: boolean }) {
  const { value, isBusy, isRefused, change } = useControl(control)
  const Icon = iconOf(kind, command.id)
  return (
    <SwitchTile
      title={title}
      icon={<Icon />}
      isOn={isOn(value)}
      isBusy={isBusy}
      isRefused={isRefused}
      isLight={kind === 'light'}
      isWide={isWide}
      onSwitch={(on) => change(on)}
    />
  )
}
