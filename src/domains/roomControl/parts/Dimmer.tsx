import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectLocale } from '../../language/slice.ts'
import { useControl } from '../useControl.ts'
import { levelOf, type Range } from '../values.ts'
import { ControlCard } from './ControlCard.tsx'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'
import { Slider } from './Slider.tsx'
import { SwitchDisc } from './SwitchDisc.tsx'

/** A light from dark to bright (ROOM-15). The disc switches it; the bar dims it. */
export function Dimmer({ command, control, title }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const locale = useSelector(selectLocale)
  const { value, isBusy, isRefused, change } = useControl(control)
  const range: Range = { min: command.min ?? 0, max: command.max ?? 100, step: command.step || 1 }
  const level = levelOf(value, range)
  const isOn = level > range.min
  const share = (level - range.min) / (range.max - range.min || 1)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  const Icon = iconOf('dimmer', command.id)
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={isOn ? percent : t('roomControl.off')}
      toggle={
        <SwitchDisc
          title={title}
          icon={<Icon />}
          isOn={isOn}
          onSwitch={(on) => change(on ? range.max : range.min)}
        />
      }
      isBusy={isBusy}
      isRefused={isRefused}
      on={isOn && 'light'}
      tour="room-light"
    >
      <Slider
        label={title}
        text={percent}
        {...range}
        value={level}
        onMove={(next) => change(next, { isMoving: true })}
      />
    </ControlCard>
  )
}
