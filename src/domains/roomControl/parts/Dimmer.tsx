import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { numberFormat } from '../../../core/text/numberFormat.ts'
import { selectLocale } from '../../language/slice.ts'
import { useControl } from '../useControl.ts'
import { isOn as isLit, levelOf, type Range } from '../values.ts'
import { ControlCard } from './ControlCard.tsx'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'
import { Slider } from './Slider.tsx'
import { SwitchDisc } from './SwitchDisc.tsx'

/** A light that can be dimmed (ROOM-15). The disc switches it off, and on again at its last level. */
export function Dimmer({ command, control, title }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const locale = useSelector(selectLocale)
  const { value, isBusy, isRefused, change } = useControl(control)
  const range: Range = { min: command.min ?? 0, max: command.max ?? 100, step: command.step || 1 }
  const level = levelOf(value, range)
  // A light with a minimum above 0 cannot be switched off by a value within its range.
  const canBeOff = range.min <= 0
  const isOn = canBeOff ? level > range.min : isLit(value)
  const percent = numberFormat(locale, { style: 'percent' }).format(level / (range.max || 1))
  const lastLevel = useRef(range.max)
  useEffect(() => {
    if (isOn) lastLevel.current = level
  }, [isOn, level])
  const Icon = iconOf('dimmer', command.id)
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={isOn ? percent : t('roomControl.off')}
      toggle={
        canBeOff && (
          <SwitchDisc
            title={title}
            icon={<Icon />}
            isOn={isOn}
            onSwitch={(on) => change(on ? lastLevel.current : range.min)}
          />
        )
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
