import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardArrowDownOutlined as ArrowDown } from '../../../ui/icons/KeyboardArrowDownOutlined.tsx'
import { KeyboardArrowUpOutlined as ArrowUp } from '../../../ui/icons/KeyboardArrowUpOutlined.tsx'
import { StopOutlined as Stop } from '../../../ui/icons/StopOutlined.tsx'
import { moves } from '../choices.ts'
import { useControl } from '../useControl.ts'
import { choiceOf } from '../values.ts'
import { ControlCard } from './ControlCard.tsx'
import type { ControlProps } from './control.types.ts'
import { iconOf } from './icons.tsx'
import { ShadeIcon } from './ShadeIcon.tsx'

const Keys = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '0.5rem',
  marginTop: '0.875rem',
})
const Key = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  minHeight: '3.75rem',
  borderRadius: theme.tokens.radius.field,
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
  fontSize: '1.75rem',
  transition: theme.transitions.create(['background-color', 'transform'], { duration: 150 }),
  '&:active': { transform: 'scale(0.96)', backgroundColor: theme.tokens.wash },
  '&[data-last]': { color: theme.palette.primary.main, backgroundColor: theme.tokens.wash },
}))
const Label = styled('span')(({ theme }) => ({ ...theme.typography.caption, marginTop: '-0.125rem' }))

const icons = { up: ArrowUp, out: ArrowDown, stop: Stop, down: ArrowDown, in: ArrowUp }

/** A blind or an awning: buttons for two directions and stop, large enough to be hit easily (ROOM-16, ROOM-17). */
export function ShadeControl({
  command,
  control,
  title,
  kind,
}: ControlProps & { kind: 'blind' | 'marquise' }) {
  const { t } = useTranslation()
  const id = useId()
  const { value, isBusy, isRefused, change } = useControl(control)
  const last = choiceOf(value)
  const Icon = iconOf(kind, command.id)
  const isKnown = moves[kind].some((move) => move === last)
  return (
    <ControlCard
      id={id}
      icon={isKnown ? <ShadeIcon kind={kind} move={last} /> : <Icon />}
      title={title}
      state={isKnown ? t(`roomControl.stands.${last}`) : undefined}
      isBusy={isBusy}
      isRefused={isRefused}
      tour="room-blind"
    >
      <Keys>
        {moves[kind].map((move) => {
          const Arrow = icons[move]
          return (
            <Key
              key={move}
              aria-label={t('roomControl.moveOf', { move: t(`roomControl.moves.${move}`), title })}
              data-last={move === last ? '' : undefined}
              onClick={() => change(move)}
            >
              <Arrow fontSize="inherit" aria-hidden="true" />
              <Label>{t(`roomControl.moves.${move}`)}</Label>
            </Key>
          )
        })}
      </Keys>
    </ControlCard>
  )
}
