import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react'
import type { Elements } from './elements.types.ts'
import { tickStyle } from './Field.tsx'
import { styled } from './styled.tsx'

interface ChoiceGroup {
  isRequired?: boolean | undefined
  /** DOM id of the error; undefined where there is none. */
  errorId?: string | undefined
  /** Called by the radio rows in the group, which make it a radio group. */
  onRadio?: (isRadioGroup: true) => void
}

/** What the options of `Choices` know of their group. */
export const ChoiceGroupContext = createContext<ChoiceGroup>({})

/** The state of the group for the element that has it: a radio group as a whole, or each checkbox. */
export const groupState = ({ isRequired, errorId }: ChoiceGroup) => ({
  'aria-required': isRequired,
  'aria-invalid': errorId ? true : undefined,
  'aria-describedby': errorId,
})

interface ChoiceRowProps {
  title: ReactNode
  text?: ReactNode
  /** What the choice costs, usually a `Price`. */
  price?: Elements
  name: string
  value?: string
  checked: boolean
  disabled?: boolean
}

// The whole row can be pressed; the focus ring is drawn round the tick only.
const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: '3.5rem',
  boxSizing: 'border-box',
  padding: '0.625rem 0',
  cursor: 'pointer',
  '&[data-disabled]': { opacity: 0.55, cursor: 'default' },
  '& + &': { borderTop: `0.0625rem solid ${theme.tokens.hairline}` },
  '& > span': { flex: '1 1 6.5rem', minWidth: 0, padding: '0 0.875rem' },
}))
const Input = styled('input')(({ theme }) => tickStyle(theme))
const Text = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
}))

/**
 * The base of `CheckRow` and `RadioRow`: the row is the label of its native input. A checkbox tells the error of its
 * group; a radio button can be neither required nor invalid, so its group tells it.
 */
function ChoiceRow({
  type,
  title,
  text,
  price,
  onPick,
  ...native
}: ChoiceRowProps & { type: 'checkbox' | 'radio'; onPick: (checked: boolean) => void }) {
  const { errorId, onRadio } = useContext(ChoiceGroupContext)
  const isRadio = type === 'radio'
  useLayoutEffect(() => {
    if (isRadio) onRadio?.(true)
  }, [isRadio, onRadio])
  return (
    <Line data-disabled={native.disabled ? '' : undefined}>
      <Input
        {...native}
        {...(!isRadio && groupState({ errorId }))}
        type={type}
        onChange={(event) => onPick(event.target.checked)}
      />
      <span>
        <bdi>{title}</bdi>
        {text !== undefined && <Text>{text}</Text>}
      </span>
      {price}
    </Line>
  )
}

interface CheckRowProps extends ChoiceRowProps {
  onChange: (checked: boolean) => void
}

/** An option that can be chosen together with others. Belongs in a `fieldset` or another named group. */
export function CheckRow({ onChange, ...row }: CheckRowProps) {
  return <ChoiceRow {...row} type="checkbox" onPick={onChange} />
}

interface RadioRowProps extends ChoiceRowProps {
  /** Called when this one is chosen. */
  onChange: () => void
}

/** An option of which exactly one is chosen. The rows of a group share their `name`. */
export function RadioRow({ onChange, ...row }: RadioRowProps) {
  return <ChoiceRow {...row} type="radio" onPick={onChange} />
}

interface ChoicesProps {
  title: ReactNode
  /** DOM id, by which a caller of `focusGroup` finds the group. */
  id?: string
  /** How many may be chosen: "exactly one", "up to three". */
  rule?: ReactNode
  error?: ReactNode
  /** Whether something has to be chosen. */
  isRequired?: boolean | undefined
  children: Elements
}

const Group = styled('fieldset')({ border: 0, margin: '0 0 1.75rem', padding: 0, minWidth: 0 })
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  padding: 0,
  marginBottom: '0.5rem',
}))
const Rule = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
  // Beside the legend, not in it: the error describes the group and is not part of its name.
  '&[data-error]': { margin: '-0.5rem 0 0.5rem', color: theme.palette.error.main },
}))

/**
 * A named group of check rows, radio rows or pills. With an error, what a screen reader takes for the control is invalid
 * and described by it: the group of radio rows or of pills, and each checkbox.
 */
export function Choices({ id, title, rule, error, isRequired, children }: ChoicesProps) {
  const ownId = useId()
  const [isRadioGroup, onRadio] = useState(false)
  const errorId = error ? ownId : undefined
  const group = { isRequired, errorId, onRadio }
  return (
    <Group
      id={id}
      data-invalid={errorId && ''}
      {...(isRadioGroup && { role: 'radiogroup', ...groupState(group) })}
    >
      <Legend>
        <bdi>{title}</bdi>
        {rule !== undefined && <Rule>{rule}</Rule>}
      </Legend>
      {errorId && (
        <Rule id={errorId} data-error="">
          {error}
        </Rule>
      )}
      <ChoiceGroupContext value={group}>{children}</ChoiceGroupContext>
    </Group>
  )
}
