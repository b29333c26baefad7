import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { optionsOf } from '../choices.ts'
import { useControl } from '../useControl.ts'
import { choiceOf } from '../values.ts'
import { ControlCard } from './ControlCard.tsx'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'

// A few options share a line, each at least as wide as its text; options that do not fit wrap.
const Steps = styled('div')(({ theme }) => ({
  marginTop: '0.875rem',
  '&[data-shared] > [role="radiogroup"]': {
    margin: '-0.1875rem',
    padding: 0,
    '& > :not(style)': {
      flex: '1 1 0',
      minWidth: 'min-content',
      margin: '0.1875rem',
      minHeight: '3.75rem',
      padding: '0.5rem',
      borderRadius: theme.tokens.radius.field,
    },
  },
}))

const maxSharedOptions = 6

/** The speed of a fan: the hotel's options, or the default ones (ROOM-18). */
export function FanSpeed({ command, control, title }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const { value, isBusy, isRefused, change } = useControl(control)
  const options = optionsOf(command)
  const selected = choiceOf(value)
  const Icon = iconOf('fanspeed', command.id)
  const labels: Record<string, string> = { off: t('roomControl.off'), auto: t('roomControl.auto') }
  const labelOf = (option: string) => labels[option.toLowerCase()] ?? option
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={selected ? labelOf(selected) : undefined}
      isBusy={isBusy}
      isRefused={isRefused}
      on={selected !== null && selected.toLowerCase() !== 'off'}
      isGroup={false}
    >
      <Steps data-shared={options.length <= maxSharedOptions ? '' : undefined}>
        <ChoicePills
          labelledBy={id}
          layout="wrap"
          options={options.map((option) => ({ value: option, label: labelOf(option) }))}
          value={selected}
          onChange={(option) => change(option, { isMoving: true })}
        />
      </Steps>
    </ControlCard>
  )
}
