import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { optionsOf } from '../kinds.ts'
import { useControl } from '../useControl.ts'
import { choiceOf } from '../values.ts'
import { BusyMark } from './BusyMark.tsx'
import { CardHead } from './CardHead.tsx'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'
import { Card } from './surface.ts'

// Side by side in equal parts, as long as they are few.
const Steps = styled('div')(({ theme }) => ({
  marginTop: '0.875rem',
  '&[data-few] > [role="radiogroup"]': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '0.375rem',
    '& > :not(style)': { margin: 0 },
    '& > label > span': {
      width: '100%',
      minHeight: '3.75rem',
      padding: '0.5rem 0.125rem',
      borderRadius: theme.tokens.radius.field,
    },
  },
}))

const few = 6

/** How fast it blows: the hotel's own steps, or the usual ones (ROOM-18). */
export function FanSpeed({ command, control, title }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const { value, isBusy, isRefused, change } = useControl(control)
  const options = optionsOf(command)
  const chosen = choiceOf(value)
  const Icon = iconOf('fanspeed', command.id)
  const words: Record<string, string> = { off: t('roomControl.off'), auto: t('roomControl.auto') }
  const wordOf = (option: string) => words[option.toLowerCase()] ?? option
  return (
    <Card
      aria-busy={isBusy}
      data-wide=""
      data-on={chosen && chosen !== 'off' ? '' : undefined}
      data-refused={isRefused ? '' : undefined}
    >
      <CardHead
        id={id}
        icon={<Icon />}
        title={title}
        state={isRefused ? t('roomControl.refused') : chosen ? wordOf(chosen) : undefined}
      />
      <Steps data-few={options.length <= few ? '' : undefined}>
        <ChoicePills
          labelledBy={id}
          layout="wrap"
          options={options.map((option) => ({ value: option, label: wordOf(option) }))}
          value={chosen}
          onChange={(option) => change(option, { isMoving: true })}
        />
      </Steps>
      <BusyMark isBusy={isBusy} />
    </Card>
  )
}
