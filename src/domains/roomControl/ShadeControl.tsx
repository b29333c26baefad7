import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import ArrowDown from '~icons/ic/outline-keyboard-arrow-down'
import ArrowUp from '~icons/ic/outline-keyboard-arrow-up'
import Stop from '~icons/ic/outline-stop'
import { Pressable } from '../../ui/Pressable.tsx'
import { edgeInForced } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useControl } from './arrange.ts'
import { ControlCard, type ControlProps, iconOf } from './ControlCard.tsx'
import { choiceOf, moves } from './values.ts'

const Drawing = styled('svg')({
  width: '1.75rem',
  height: '1.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > [data-cloth]': {
    transition: 'transform 250ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    transformOrigin: '12px 5px',
  },
})

/** The share of the window that the cloth covers, by the last command. */
const coverage: Record<string, number> = { up: 0.12, in: 0.12, stop: 0.55, down: 1, out: 1 }

/** A window with its blind or awning, as far out as the last command says. */
function ShadeIcon({ kind, move }: { kind: 'blind' | 'marquise'; move: string | null }) {
  const share = coverage[move ?? ''] ?? 0.55
  return (
    <Drawing viewBox="0 0 24 24">
      {kind === 'blind' ? (
        <>
          <path d="M4 4.5h16M5.5 4.5v15h13v-15" />
          <g data-cloth="" style={{ transform: `scaleY(${share})` }}>
            <path d="M8 8h8M8 11h8M8 14h8M8 17h8" />
          </g>
        </>
      ) : (
        <>
          <path d="M4 4.5h16M6 12v7.5h12V12" />
          <g data-cloth="" style={{ transform: `scaleY(${share})` }}>
            <path d="M5.5 5 3.5 12h17l-2-7M10 5l-1 7M14 5l1 7" />
          </g>
        </>
      )}
    </Drawing>
  )
}

const Keys = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '0.5rem',
  marginTop: '0.875rem',
})
const Key = styled(Pressable)(({ theme }) => ({
  flexDirection: 'column',
  minHeight: '3.75rem',
  borderRadius: theme.tokens.radius.field,
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
  fontSize: '1.75rem',
  transition: theme.transitions.create(['background-color', 'transform'], { duration: 150 }),
  '&:active': { transform: 'scale(0.96)', backgroundColor: theme.tokens.wash },
  '&[data-last]': { color: theme.palette.primary.main, backgroundColor: theme.tokens.wash },
  ...edgeInForced,
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
  const { value, isBusy, isRefused, away, change } = useControl(control)
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
      away={away}
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
