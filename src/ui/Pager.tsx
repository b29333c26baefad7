import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Glyph } from './Glyph.tsx'
import type {} from './theme.types.ts'

export interface PagerProps {
  /** What is paged. */
  label: string
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  texts: { previous: string; next: string; at: string }
}

const Line = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: '0.5rem 0',
  '& > span': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    minWidth: '8rem',
    textAlign: 'center',
    color: theme.palette.text.secondary,
  },
}))

/** Turns the pages of a list. Not there where one page holds all. */
export function Pager({ label, page, pages, onPage, texts }: PagerProps) {
  if (pages <= 1) return null
  const turn = (to: number) => () => {
    if (to >= 1 && to <= pages) onPage(to)
  }
  return (
    <Line aria-label={label}>
      {/* They stay in reach at the ends, so that the focus is not lost on the way. */}
      <IconButton aria-label={texts.previous} aria-disabled={page <= 1 || undefined} onClick={turn(page - 1)}>
        <Glyph name="back" />
      </IconButton>
      <span role="status">{texts.at}</span>
      <IconButton aria-label={texts.next} aria-disabled={page >= pages || undefined} onClick={turn(page + 1)}>
        <Glyph name="forward" />
      </IconButton>
    </Line>
  )
}
