import { keyboardInUse } from './focus/inputKind.ts'
import { onStandingKiosk, onTelevision } from './formFactor.ts'
import { Glyph } from './Glyph.tsx'
import { Pressable } from './Pressable.tsx'
import { VisuallyHidden } from './screenReader.tsx'
import { coveringInput, edgeInForced, withinWindow } from './sharedStyles.ts'
import { styled } from './styled.tsx'
import { useFormFactor } from './useFormFactor.ts'

export interface TimePartTexts {
  /** What it is: "Hour". */
  label: string
  /** Accessible names of the two buttons. */
  labels: { less: string; more: string }
  /** The text of an option in the list. */
  read: (option: number) => string
}

interface Part extends TimePartTexts {
  value: number
  options: readonly number[]
}

export interface TimeDialProps {
  /** The time in the guest's format: `7:30 AM` or `19:30`. */
  time: string
  hour: Part
  minute: Part
  /** Whether there is no earlier time. */
  isEarliest?: boolean
  onChange: (time: { hour?: number; minute?: number }) => void
  /** A button asks for a time so many minutes later, or earlier where it is below 0. */
  onStep: (minutes: number) => void
}

const minuteStep = 5

const Dial = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  ...theme.tokens.figures,
}))
const Column = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'center' })
// Read from the bed, or standing.
const large = { minWidth: '7.5rem', minHeight: '6.5rem', fontSize: '4.5rem' }
const Figure = styled('div')(({ theme }) => ({
  ...theme.typography.h1,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: withinWindow(5.5),
  minHeight: withinWindow(4.5),
  borderRadius: theme.tokens.radius.field,
  backgroundColor: theme.tokens.well,
  ...edgeInForced,
  '&&': { fontSize: withinWindow(3), lineHeight: 1 },
  [`${onTelevision}&`]: { ...large, minHeight: '5.5rem' },
  [onStandingKiosk]: { '&&': large },
  [`${keyboardInUse} &:focus-within`]: theme.tokens.focusRing,
}))
const Select = styled('select')({ ...coveringInput, fontSize: '1rem' })
const Step = styled(Pressable)({
  width: withinWindow(5.5),
  height: withinWindow(3),
  borderRadius: '1.5rem',
  [onTelevision]: { width: '7.5rem' },
  [onStandingKiosk]: { width: '7.5rem', height: '4rem' },
  '&:active, &[aria-disabled]': { opacity: 0.6 },
  // An arrow up; the other one points down.
  '&& > svg[data-turns]': { transform: 'rotate(-90deg)' },
  '&&[data-less] > svg[data-turns]': { transform: 'rotate(90deg)' },
})
const Between = styled('span')(({ theme }) => ({
  ...theme.typography.h1,
  minWidth: withinWindow(1.25),
  textAlign: 'center',
}))
const HalfDay = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  '&&': { fontSize: withinWindow(1.3125) },
  marginInlineStart: withinWindow(0.75),
  color: theme.palette.text.secondary,
}))

/**
 * A time of day in large figures: each opens the device's own list, and has a button for later and one for earlier. A
 * television has the buttons only, because some cannot open a list.
 */
export function TimeDial({ time, hour, minute, isEarliest = false, onChange, onStep }: TimeDialProps) {
  const hasLists = useFormFactor() !== 'tv'
  const [, hours = '', minutes = '', half = ''] = /^(\d+):(\d+)\s*(.*)$/.exec(time) ?? []
  // A time that was set elsewhere may stand between two steps.
  const beyond = minute.value % minuteStep
  return (
    // The figures of a time stand in this order in every language.
    <Dial dir="ltr">
      <VisuallyHidden aria-live="polite">{time}</VisuallyHidden>
      <PartColumn
        {...hour}
        figure={hours}
        hasList={hasLists}
        isEarliest={isEarliest}
        onMore={() => onStep(60)}
        onLess={() => onStep(-60)}
        onPick={(picked) => onChange({ hour: picked })}
      />
      <Between aria-hidden="true">:</Between>
      <PartColumn
        {...minute}
        figure={minutes}
        hasList={hasLists}
        isEarliest={isEarliest}
        onMore={() => onStep(minuteStep - beyond)}
        onLess={() => onStep(-(beyond || minuteStep))}
        onPick={(picked) => onChange({ minute: picked })}
      />
      {half && <HalfDay aria-hidden="true">{half}</HalfDay>}
    </Dial>
  )
}

interface PartColumnProps extends Part {
  figure: string
  hasList: boolean
  isEarliest: boolean
  onMore: () => void
  onLess: () => void
  onPick: (option: number) => void
}

const PartColumn = ({
  label,
  labels,
  value,
  options,
  read,
  figure,
  hasList,
  isEarliest,
  onMore,
  onLess,
  onPick,
}: PartColumnProps) => (
  <Column>
    <Step aria-label={labels.more} onClick={onMore}>
      <Glyph name="forward" />
    </Step>
    <Figure>
      <span aria-hidden="true">{figure}</span>
      {hasList && (
        <Select aria-label={label} value={value} onChange={(event) => onPick(Number(event.target.value))}>
          {options.map((option) => (
            <option key={option} value={option}>
              {read(option)}
            </option>
          ))}
        </Select>
      )}
    </Figure>
    {/* It stays focused when a press of it has led to the earliest time. */}
    <Step
      data-less=""
      aria-label={labels.less}
      aria-disabled={isEarliest || undefined}
      onClick={isEarliest ? undefined : onLess}
    >
      <Glyph name="forward" />
    </Step>
  </Column>
)
