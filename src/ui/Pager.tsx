import IconButton from '@mui/material/IconButton'
import { Glyph } from './Glyph.tsx'
import { pressIf } from './pressIf.ts'
import { withinWindow } from './sharedStyles.ts'
import { styled } from './styled.tsx'
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
  /** Each page has its own URL, so that Back returns to the previous page. */
  | { hrefOf: (page: number) => string }
)

const Line = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: '0.5rem 0',
  '& > [aria-disabled]': { opacity: 0.4 },
  '& > span': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    minWidth: withinWindow(8),
    textAlign: 'center',
    color: theme.palette.text.secondary,
  },
}))

/** The pagination of a list. Renders nothing if there is only one page. */
export function Pager({ label, page, pages, texts, ...turning }: PagerProps) {
  if (pages <= 1) return null
  const turn = (to: number) => {
    const isPage = to >= 1 && to <= pages
    if ('onPage' in turning) return pressIf(isPage, () => turning.onPage(to))
    // Stays a link on the first and last page, too: a button in its place would be another element, without the focus.
    return isPage ? { href: turning.hrefOf(to) } : { href: turning.hrefOf(page), 'aria-disabled': true }
  }
  return (
    <Line aria-label={label}>
      <IconButton aria-label={texts.previous} {...turn(page - 1)}>
        <Glyph name="back" />
      </IconButton>
      <span aria-live="polite">{texts.at}</span>
      <IconButton aria-label={texts.next} {...turn(page + 1)}>
        <Glyph name="forward" />
      </IconButton>
    </Line>
  )
}
