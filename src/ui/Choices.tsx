import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { ChoiceGroupContext, groupState } from './choiceGroup.ts'
import type { Elements } from './elements.types.ts'

export interface ChoicesProps {
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
