import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { temperatureRange } from '../temperature.ts'
import { useControl } from '../useControl.ts'
import { useDegrees } from '../useDegrees.ts'
import { climateOf, climateValue } from '../values.ts'
import { BusyMark } from './BusyMark.tsx'
import { CardHead } from './CardHead.tsx'
import type { ControlProps } from './control.types.ts'
import { Degrees } from './Degrees.tsx'
import { iconOf } from './icons.tsx'
import { SwitchDisc } from './SwitchDisc.tsx'
import { Card } from './surface.ts'

type Kind = 'heating' | 'aircondition' | 'floorheating'

/** A target temperature, large between minus and plus; an air conditioning is switched, too (ROOM-19 to ROOM-22). */
export function Thermostat({ command, control, title, kind }: ControlProps & { kind: Kind }) {
  const { t } = useTranslation()
  const id = useId()
  const { value, isBusy, isRefused, change } = useControl(control)
  const range = temperatureRange(command)
  const degrees = useDegrees(command)
  const { on: told, target, current } = climateOf(value)
  // An air conditioning of which the hotel has not said anything yet is off.
  const on = kind === 'aircondition' && value === undefined ? false : told
  const Icon = iconOf(kind, command.id)
  // Without a target the first press begins in the middle.
  const middle = degrees.next((range.min + range.max) / 2, 1)
  const states = [
    on === null ? null : t(on ? 'roomControl.on' : 'roomControl.off'),
    current === null ? null : t('roomControl.measured', { degrees: degrees.text(current) }),
  ].filter((state) => state !== null)
  return (
    <Card
      role="group"
      aria-labelledby={id}
      aria-busy={isBusy}
      data-wide=""
      data-tour="room-climate"
      data-on={on ? '' : undefined}
      data-refused={isRefused ? '' : undefined}
    >
      <CardHead
        id={id}
        icon={<Icon />}
        title={title}
        state={isRefused ? t('roomControl.refused') : states.length > 0 ? states.join(' · ') : undefined}
        toggle={
          on === null ? undefined : (
            <SwitchDisc
              title={title}
              icon={<Icon />}
              isOn={on}
              onSwitch={(next) => change(climateValue(next, target ?? middle))}
            />
          )
        }
      />
      <Degrees
        title={title}
        target={target}
        current={current}
        range={range}
        text={degrees.text}
        next={degrees.next}
        isQuiet={on === false}
        onStep={(direction) =>
          change(climateValue(on, target === null ? middle : degrees.next(target, direction)), {
            isMoving: true,
          })
        }
      />
      <BusyMark isBusy={isBusy} />
    </Card>
  )
}
