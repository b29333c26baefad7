import { type CSSObject, keyframes, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import AcUnit from '~icons/ic/outline-ac-unit'
import Air from '~icons/ic/outline-air'
import Blinds from '~icons/ic/outline-blinds'
import CleaningServices from '~icons/ic/outline-cleaning-services'
import DoNotDisturbOn from '~icons/ic/outline-do-not-disturb-on'
import Doorbell from '~icons/ic/outline-doorbell'
import DryCleaning from '~icons/ic/outline-dry-cleaning'
import EventRepeat from '~icons/ic/outline-event-repeat'
import Lightbulb from '~icons/ic/outline-lightbulb'
import Storm from '~icons/ic/outline-storm'
import Texture from '~icons/ic/outline-texture'
import Thermostat from '~icons/ic/outline-thermostat'
import Videocam from '~icons/ic/outline-videocam'
import Waves from '~icons/ic/outline-waves'
import type { RoomCommand } from '../../contract/roomControl.ts'
import type { Icon } from '../../core/domains/domain.types.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Busy } from '../../ui/PrimaryAction.tsx'
import type { Unavailable } from '../../ui/pressIf.ts'
import { chosenInForced, edgeInForced, hyphenated, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import type { ControlRef } from './controlsState.ts'
import type { ControlKind } from './slice.ts'

/**
 * The colours of a light that is on; the only ones of this screen that are not from the hotel's theme. Text has a
 * contrast of 7:1.
 */
export const lightColours = {
  light: { ground: '#FBEBC6', bulb: '#EDB445', onBulb: '#2B1D00' },
  dark: { ground: '#3B301C', bulb: '#EABF6A', onBulb: '#2B1D00' },
} as const

const refuse = keyframes({
  '0%, 100%': { transform: 'none' },
  '25%': { transform: 'translateX(-0.375rem)' },
  '60%': { transform: 'translateX(0.25rem)' },
})

/** The surface of a card. A light that is on has its own colour, another control a tint of the hotel's colour. */
export const cardStyle = (theme: Theme): CSSObject => ({
  boxSizing: 'border-box',
  position: 'relative',
  padding: withinWindow(1),
  borderRadius: theme.tokens.radius.card,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'transform'], { duration: 180 }),
  ...edgeInForced,
  '&[data-on]': { backgroundColor: theme.tokens.wash },
  '&[data-on="light"]': { backgroundColor: lightColours[theme.palette.mode].ground },
  // The whole card lifts, whichever of its controls has the focus.
  [`${keyboardInUse}[data-form="tv"] &:focus-within`]: {
    transform: 'scale(1.02)',
    ...theme.tokens.focusRing,
  },
  '&[data-refused]': { animation: `${refuse} 240ms ${theme.transitions.easing.easeOut}` },
})

const Card = styled('div')(({ theme }) => cardStyle(theme))

/** Grid of cards: two tiles a row, of which a wide card takes both. */
export const CardGrid = styled('div')({
  display: 'grid',
  // One column if the text is too large for two.
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    'repeat(auto-fill, minmax(max(7.5rem, calc(50% - 0.375rem)), 1fr))',
  ],
  gridAutoFlow: 'dense',
  gap: '0.75rem',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  // In the large text of a television a name needs half of the width, whatever it is.
  [onTelevision]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1rem' },
})

export const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: withinWindow(3),
  height: withinWindow(3),
  borderRadius: '50%',
  color: theme.palette.text.secondary,
  backgroundColor: theme.tokens.well,
  transition: theme.transitions.create(['background-color', 'color'], { duration: 180 }),
  ...edgeInForced,
  '[data-on] &': { color: theme.tokens.onFill, backgroundColor: theme.tokens.fill, ...chosenInForced },
  '[data-on="light"] &': {
    color: lightColours[theme.palette.mode].onBulb,
    backgroundColor: lightColours[theme.palette.mode].bulb,
  },
}))

export const Name = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...hyphenated,
  display: 'block',
  lineHeight: 1.25,
}))

export const StateText = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  display: 'block',
  color: theme.palette.text.secondary,
  '[data-on="light"] &': { color: 'inherit' },
  '[data-refused] &': { color: theme.palette.error.main },
}))

const appear = keyframes({ from: { opacity: 0 } })

// Appears after a delay, because most responses are fast.
const Corner = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '1rem',
  right: '1rem',
  lineHeight: 0,
  color: theme.palette.text.secondary,
  animation: `${appear} 150ms linear 350ms backwards`,
}))

/** Shown until the hotel has answered. */
export const BusyMark = ({ isBusy }: { isBusy: boolean }) =>
  isBusy && (
    <Corner aria-hidden="true">
      <Busy />
    </Corner>
  )

const icons: Record<ControlKind, Icon> = {
  dnd: DoNotDisturbOn,
  light: Lightbulb,
  dimmer: Lightbulb,
  blind: Blinds,
  marquise: Texture,
  fan: Storm,
  fanspeed: Air,
  heating: Thermostat,
  aircondition: AcUnit,
  floorheating: Waves,
  camera: Videocam,
  doorbell: Doorbell,
  schedule: EventRepeat,
}

/** Schedules whose ids are part of the protocol (CLEAN-01, CLEAN-02). */
const scheduleIcons: Record<string, Icon> = { cleaning: CleaningServices, laundry: DryCleaning }

export const iconOf = (kind: ControlKind, id: string): Icon =>
  (kind === 'schedule' && scheduleIcons[id]) || icons[kind]

export interface ControlProps {
  command: RoomCommand
  control: ControlRef
  title: string
}

interface ControlCardProps {
  /** Id of the title, for labels within the card. */
  id: string
  icon: ReactNode
  title: string
  /** The state in words; replaced by an error while the last change counts as refused. */
  state?: ReactNode
  /** A switch, rendered in place of the icon. */
  toggle?: Elements
  isBusy: boolean
  /** The last change was refused. */
  isRefused: boolean
  /** Given while the hotel, which changes it, is unreachable. */
  away?: Unavailable | undefined
  /** Colours the card as switched on; `light` as a lamp that is lit. */
  on?: boolean | 'light'
  /** False if the card's only control is a group with the title as its label. */
  isGroup?: boolean
  /** The step of the tour that explains the card. */
  tour?: string
  children: Elements
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '3rem',
  '& > :not(:last-child)': { marginInlineEnd: '0.875rem' },
  '& > :last-child': {
    // In large text the title has a line of its own, as wide as its long words need.
    flex: '1 1 7.5rem',
    minWidth: 0,
    paddingInlineEnd: withinWindow(1.25),
  },
})

/** A wide card for one control: icon or switch, title and state, above the control itself. */
export function ControlCard({
  id,
  icon,
  title,
  state,
  toggle,
  isBusy,
  isRefused,
  away,
  on = false,
  isGroup = true,
  tour,
  children,
}: ControlCardProps) {
  const { t } = useTranslation()
  const stateText = isRefused ? t('roomControl.refused') : state
  return (
    <Card
      {...((isGroup || away) && { role: 'group', 'aria-labelledby': id })}
      {...away}
      aria-busy={isBusy}
      data-wide=""
      data-tour={tour}
      data-on={on === 'light' ? on : on ? '' : undefined}
      data-refused={isRefused ? '' : undefined}
    >
      <Head>
        {toggle || <Disc aria-hidden="true">{icon}</Disc>}
        <div>
          <Name id={id} dir="auto">
            {title}
          </Name>
          {stateText !== undefined && <StateText>{stateText}</StateText>}
        </div>
      </Head>
      {children}
      <BusyMark isBusy={isBusy} />
    </Card>
  )
}
