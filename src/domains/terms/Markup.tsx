import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { lowerHeadings, readMarkup } from '../markup.ts'

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  '& h2': { ...theme.typography.h3, margin: '2rem 0 0.5rem' },
  '& h3': { ...theme.typography.h4, margin: '1.5rem 0 0.5rem' },
  '& p, & ul, & ol': { margin: '0 0 1rem' },
  '& a': { color: theme.palette.primary.main },
}))

/** The hotel's markup, made harmless (TERM-08). Its first heading is the screen's and is left out here. */
export function Markup({ source }: { source: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const text = readMarkup(source, {
      forbidTags: ['input', 'button', 'svg'],
      forbidAttributes: ['style', 'id', 'class'],
    })
    const [first, ...others] = Array.from(text.querySelectorAll('h1'))
    first?.remove()
    lowerHeadings(others)
    place.current.textContent = ''
    place.current.appendChild(text)
  }, [source])
  return <Text ref={place} />
}
