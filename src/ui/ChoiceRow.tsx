import { styled } from '@mui/material/styles'
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { ChoiceGroupContext, groupState } from './choiceGroup.ts'
import type { Elements } from './elements.types.ts'
import { tickStyle } from './tickStyle.ts'

export interface ChoiceRowProps {
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
export function ChoiceRow({
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
