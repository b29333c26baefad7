import { styled } from '@mui/material/styles'
import DOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  '& h2': { ...theme.typography.h3, margin: '2rem 0 0.5rem' },
  '& h3': { ...theme.typography.h4, margin: '1.5rem 0 0.5rem' },
  '& p, & ul, & ol': { margin: '0 0 1rem' },
  '& a': { color: theme.palette.primary.main },
}))

/**
 * The hotel's markup, made harmless: no scripts, no handlers, no frames, no forms (TERM-08). Its first heading is the
 * screen's and is left out here.
 */
export function Markup({ source }: { source: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    place.current.textContent = ''
    place.current.appendChild(readMarkup(source))
  }, [source])
  return <Text ref={place} />
}

function readMarkup(source: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(source, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'iframe', 'object', 'embed', 'input', 'button'],
    FORBID_ATTR: ['style', 'id', 'class'],
  })
  const [first, ...others] = Array.from(fragment.querySelectorAll('h1'))
  first?.remove()
  for (const heading of others) {
    const second = document.createElement('h2')
    second.append(...Array.from(heading.childNodes))
    heading.replaceWith(second)
  }
  // The guest's place in the app is not lost over a link, and what opens there cannot reach back.
  for (const link of Array.from(fragment.querySelectorAll('a[href]'))) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  return fragment
}
