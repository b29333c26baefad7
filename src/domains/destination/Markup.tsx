import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useDomains } from '../../core/domains/useDomains.ts'
import { demoteHeadings, focusWideParts, sanitizeMarkup } from '../../core/text/markup.ts'

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowWrap: 'break-word',
  whiteSpace: 'pre-line',
  '& h2': { ...theme.typography.h3, margin: '1.25rem 0 0.5rem' },
  '& p, & ul, & ol, & [data-wide]': { margin: '0 0 1rem' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& a': { color: theme.palette.primary.main },
}))

/** Renders a text of the hotel as sanitized markup (DEST-05). */
export function Markup({ source }: { source: string }) {
  const container = useRef<HTMLDivElement>(null)
  const { match } = useDomains()
  useEffect(() => {
    if (!container.current) return
    const text = sanitizeMarkup(source, { match })
    demoteHeadings(Array.from(text.querySelectorAll('h1')))
    container.current.textContent = ''
    container.current.appendChild(text)
    return focusWideParts(container.current)
  }, [source, match])
  return <Text ref={container} dir="auto" />
}
