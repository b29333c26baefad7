import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../../contract/isRecord.ts'
import { temperatureRange } from '../temperature.ts'
import { useControl } from '../useControl.ts'
import { useDegrees } from '../useDegrees.ts'
import { climateOf, climateValue } from '../values.ts'
import { ControlCard } from './ControlCard.tsx'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'
import { SwitchDisc } from './SwitchDisc.tsx'
import { TemperatureStepper } from './TemperatureStepper.tsx'

type Kind = 'heating' | 'aircondition' | 'floorheating'

/** A target temperature between minus and plus; an air conditioning also has a switch (ROOM-19 to ROOM-22). */
export function Thermostat({ command, control, title, kind }: ControlProps & { kind: Kind }) {
  const { t } = useTranslation()
  const id = useId()
  const { value, isBusy, isRefused, change } = useControl(control)
  const range = temperatureRange(command)
  const degrees = useDegrees(command)
  const { on: knownOn, target, current } = climateOf(value)
  // An air conditioning has a switch unless its value is a bare number. An unknown state is shown as off.
  const isObject = isRecord(value)
  const on = kind === 'aircondition' && (isObject || target === null) ? knownOn === true : knownOn
  const Icon = iconOf(kind, command.id)
  // Without a target the first press sets the middle of the range.
  const middle = degrees.next((range.min + range.max) / 2, 1)
  const states = [
    on === null ? null : t(on ? 'roomControl.on' : 'roomControl.off'),
    current === null ? null : t('roomControl.measured', { degrees: degrees.text(current) }),
  ].filter((state) => state !== null)
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={states.length > 0 ? states.join(' · ') : undefined}
      toggle={
        on === null ? undefined : (
          <SwitchDisc
            title={title}
            icon={<Icon />}
            isOn={on}
            onSwitch={(next) => change(climateValue(next, target ?? middle, value))}
          />
        )
      }
      isBusy={isBusy}
      isRefused={isRefused}
      on={on === true}
      tour="room-climate"
    >
      <TemperatureStepper
        title={title}
        target={target}
        current={current}
        range={range}
        text={degrees.text}
        next={degrees.next}
        isMuted={on === false}
        onStep={(direction) => {
          const next = target === null ? middle : degrees.next(target, direction)
          // A step must not switch off a control whose state the hotel has not reported.
          change(climateValue(isObject ? knownOn : on, next, value), { isMoving: true })
        }}
      />
    </ControlCard>
  )
}
