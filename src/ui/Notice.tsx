import type { ReactNode } from 'react'
import type { Elements } from './elements.types.ts'
import { Glyph } from './Glyph.tsx'
import { styled } from './styled.tsx'

export interface NoticeProps {
  children: ReactNode
  tone?: 'info' | 'success' | 'warning' | 'error'
  /** `alert` interrupts the screen reader, `status` does not; without a role the notice is plain text. */
  role?: 'alert' | 'status'
  action?: Elements
}

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  margin: '0 0 1.25rem',
  padding: '0.875rem 1rem',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: theme.tokens.well,
  '& > svg': { marginInlineEnd: '0.75rem', marginTop: '0.0625rem', color: theme.palette.text.secondary },
  '&[data-tone="success"] > svg': { color: theme.palette.success.main },
  '&[data-tone="warning"] > svg': { color: theme.palette.warning.main },
  '&[data-tone="error"]': { backgroundColor: `${theme.palette.error.main}1c` },
  '&[data-tone="error"] > svg': { color: theme.palette.error.main },
  '& > div': { flex: '1 1 auto', minWidth: 0 },
}))

const glyphs = { info: 'note', success: 'tick', warning: 'alert', error: 'alert' } as const

/** A message that is part of the page. */
export function Notice({ children, tone = 'info', role, action }: NoticeProps) {
  return (
    <Box role={role} data-tone={tone}>
      <Glyph name={glyphs[tone]} size="1.375rem" />
      <div>{children}</div>
      {action}
    </Box>
  )
}
