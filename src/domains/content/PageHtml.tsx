import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDomains } from '../../core/domains/useDomains.ts'
import { isForNewTab } from '../../core/routing/isForNewTab.ts'
import { focusWideParts } from '../../core/text/markup.ts'
import { useGo } from '../navigation/useGo.ts'
import { pageMarkup } from './pageMarkup.ts'
import { safeStyle } from './safeStyle.ts'

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '44rem',
  margin: '0 auto 2.5rem',
  overflowWrap: 'break-word',
  '& h2': { ...theme.typography.h2, margin: '2rem 0 0.75rem' },
  '& h3': { ...theme.typography.h3, margin: '1.5rem 0 0.5rem' },
  '& p, & ul, & ol, & dl, & [data-wide]': { margin: '0 0 1rem' },
  '& img, & svg, & video': { maxWidth: '100%', height: 'auto', borderRadius: theme.tokens.radius.card },
  '& input, & select, & textarea': { maxWidth: '100%', boxSizing: 'border-box' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& td, & th': { padding: '0.5rem 0.75rem 0.5rem 0', textAlign: 'start', verticalAlign: 'top' },
  '& a': { color: theme.palette.primary.main },
  '& > :first-of-type': { marginTop: 0 },
}))

/** Renders the page's sanitized markup (PAGE-09). The DOM inside is not managed by React. */
export function PageHtml({ source, folder }: { source: string; folder: string }) {
  const container = useRef<HTMLDivElement>(null)
  const { match } = useDomains()
  const go = useGo()

  // A layout effect, to avoid a layout shift of the content below.
  useLayoutEffect(() => {
    if (!container.current) return
    const text = pageMarkup(source, 'page', folder, match)
    for (const part of Array.from(text.querySelectorAll<HTMLElement>('[data-style]'))) {
      part.style.cssText = part.dataset.style ?? ''
      part.style.cssText = safeStyle(part.style, folder)
      part.removeAttribute('data-style')
    }
    container.current.textContent = ''
    container.current.appendChild(text)
    return focusWideParts(container.current)
  }, [source, folder, match])

  // A link to a screen of the app goes through the router instead of loading the page.
  useEffect(() => {
    const text = container.current
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-screen]') : null
      const to = link?.getAttribute('data-screen')
      if (!to || isForNewTab(event)) return
      event.preventDefault()
      go(to)
    }
    text?.addEventListener('click', handleClick)
    return () => text?.removeEventListener('click', handleClick)
  }, [go])

  return <Text ref={container} />
}
