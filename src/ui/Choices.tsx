import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Elements } from './elements.types.ts'

export interface ChoicesProps {
  title: ReactNode
  /** DOM id, by which a caller of `focusGroup` finds the group. */
  id?: string
  /** How many may be chosen: "exactly one", "up to three". */
  rule?: ReactNode
  error?: ReactNode
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
  '&[data-error]': { color: theme.palette.error.main },
}))

/** A named group of check rows, radio rows or pills. */
export function Choices({ id, title, rule, error, children }: ChoicesProps) {
  return (
    <Group id={id} data-invalid={error === undefined ? undefined : ''}>
      <Legend>
        <bdi>{title}</bdi>
        {rule !== undefined && <Rule>{rule}</Rule>}
        {error !== undefined && <Rule data-error="">{error}</Rule>}
      </Legend>
      {children}
    </Group>
  )
}
