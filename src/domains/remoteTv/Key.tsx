import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { styled } from '../../ui/styled.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { keyPressed, type RemoteCommand } from './slice.ts'
import '../../ui/theme.types.ts'
import { Pressable } from '../../ui/Pressable.tsx'

const repeatDelayMs = 450
const repeatIntervalMs = 180

/** Returns handlers of a key that repeats its action while a pointer holds it. A keyboard repeats by itself. */
function useKeyRepeat(onPress: () => void, isRepeatable: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The click at the end of a repeated press must not count as another press.
  const hasRepeated = useRef(false)
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, repeatIntervalMs)
  }
  const stop = () => clearTimeout(timer.current)
  return {
    onClick: () => {
      stop()
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
    ...(isRepeatable && {
      onPointerDown: () => {
        stop()
        hasRepeated.current = false
        timer.current = setTimeout(repeat, repeatDelayMs)
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      // A long press on a phone would open the browser's menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
  }
}

const Face = styled(Pressable)(({ theme }) => ({
  ...theme.typography.h3,
  ...theme.tokens.figures,
  width: '100%',
  minHeight: '3.5rem',
  fontWeight: 500,
  borderRadius: theme.tokens.radius.pill,
  color: theme.palette.text.primary,
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: theme.transitions.create(['background-color', 'transform'], { duration: 150 }),
  '&[data-solid]': { backgroundColor: theme.tokens.well },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
  '&:active': { backgroundColor: theme.tokens.wash, transform: 'scale(0.96)' },
}))

interface KeyProps {
  command: RemoteCommand
  /** An icon, or the digit on the key. */
  children: string | ReactElement
  /** True if the command is sent repeatedly while the key is held. */
  repeats?: boolean
  /** True for a key without a background, on top of another surface. */
  flat?: boolean
}

/** One key of the remote control. */
export function Key({ command, children, repeats = false, flat = false }: KeyProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const hotel = useHotelNeeded()
  const press = useKeyRepeat(() => hotel.press(() => dispatch(keyPressed(command))), repeats)
  // A digit needs no label: it is the accessible name itself.
  const name = typeof children === 'string' ? undefined : t(`remoteKeys.keys.${command}`)
  return (
    <Face aria-label={name} data-solid={flat ? undefined : ''} {...press} {...hotel.away}>
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Face>
  )
}

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: '1.75rem',
  backgroundColor: theme.tokens.well,
}))
const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  padding: '0.5rem 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

interface RockerProps {
  label: string
  increase: [RemoteCommand, ReactElement]
  decrease: [RemoteCommand, ReactElement]
}

/** Two keys in one body, for volume or channel. */
export function Rocker({ label, increase, decrease }: RockerProps) {
  return (
    <Body role="group" aria-label={label}>
      <Key command={increase[0]} repeats flat>
        {increase[1]}
      </Key>
      <Name aria-hidden="true">{label}</Name>
      <Key command={decrease[0]} repeats flat>
        {decrease[1]}
      </Key>
    </Body>
  )
}
