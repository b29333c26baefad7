import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Glyph } from './Glyph.tsx'
import type {} from './theme.types.ts'

export type PagerProps = {
  /** The accessible name: what is paged. */
  label: string
  /** Starts at 1. */
  page: number
  pages: number
  texts: { previous: string; next: string; at: string }
} & (
  | { onPage: (page: number) => void }
  /** Each page has an address: Back returns to the page before. */
  | { hrefOf: (page: number) => string }
)

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

/** The pagination of a list. Renders nothing if there is only one page. */
export function Pager({ label, page, pages, texts, ...turning }: PagerProps) {
  if (pages <= 1) return null
  const turn = (to: number) => {
    // Not disabled at the ends: a disabled button would lose the focus.
    if (to < 1 || to > pages) return { 'aria-disabled': true }
    return 'hrefOf' in turning ? { href: turning.hrefOf(to) } : { onClick: () => turning.onPage(to) }
  }
  return (
    <Line aria-label={label}>
      <IconButton aria-label={texts.previous} {...turn(page - 1)}>
        <Glyph name="back" />
      </IconButton>
      <span role="status">{texts.at}</span>
      <IconButton aria-label={texts.next} {...turn(page + 1)}>
        <Glyph name="forward" />
      </IconButton>
    </Line>
  )
}
