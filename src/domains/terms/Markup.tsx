import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import { useDomains } from '../../core/domains/useDomains.ts'
import { demoteHeadings, focusWideParts, sanitizeMarkup } from '../../core/text/markup.ts'

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  hyphens: 'auto',
  '&&': { textAlign: 'start' },
  '& h2': { ...theme.typography.h3, margin: '2rem 0 0.5rem' },
  '& h3': { ...theme.typography.h4, margin: '1.5rem 0 0.5rem' },
  '& p, & ul, & ol, & [data-wide]': { margin: '0 0 1rem' },
  '& a': { color: theme.palette.primary.main },
}))

/** Renders the hotel's markup, sanitized (TERM-08). Its first heading is the title of the screen and is left out. */
export function Markup({ source, lang }: { source: string; lang: string | undefined }) {
  const container = useRef<HTMLDivElement>(null)
  const { match } = useDomains()
  // A layout effect, to avoid a layout shift of the content below.
  useLayoutEffect(() => {
    if (!container.current) return
    const text = sanitizeMarkup(source, { match })
    const [first, ...others] = Array.from(text.querySelectorAll('h1'))
    first?.remove()
    demoteHeadings(others)
    container.current.textContent = ''
    container.current.appendChild(text)
    return focusWideParts(container.current)
  }, [source, match])
  return <Text ref={container} lang={lang} dir="auto" />
}
