import { type Theme, useTheme } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as v from 'valibot'
import { isExcluded } from '../../core/domains/access.ts'
import { readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import type { ScreenAt } from '../../core/routing/contentAddress.ts'
import { isForNewTab } from '../../core/routing/isForNewTab.ts'
import { demoteHeadings, focusWideParts, sanitizeMarkup } from '../../core/text/markup.ts'
import { styled } from '../../ui/styled.tsx'
import { menuEntryPressed } from '../menu/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { selectMode } from '../session/slice.ts'
import { safeStyle } from './safeStyle.ts'

/** The sanitized markup of a page (PAGE-09). */
function pageMarkup(
  source: string,
  kind: 'page' | 'frame',
  folder: string,
  match: ScreenAt,
): DocumentFragment {
  const text = sanitizeMarkup(source, { kind, folder: new URL(folder, window.location.origin), match })
  demoteHeadings(Array.from(text.querySelectorAll('h1')))
  return text
}

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  maxWidth: '44rem',
  margin: '0 auto 2.5rem',
  border: 0,
})

/** Messages that the app accepts from the frame. */
const Message = v.union([
  v.object({ type: v.literal('open'), action: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) }),
  v.object({ type: v.literal('height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(50_000)) }),
])

interface PageFrameProps {
  title: string
  html: string
  style: string
  /** URL of the page's script. */
  script: string
  /** URL of the folder of the page's files. */
  folder: string
}

/**
 * Renders a page with a script of its own, including its markup and style, in a frame with an opaque origin:
 * the script has no access to the app's document, cookies, storage and URL. When the frame unmounts, nothing
 * of the page remains (PAGE-08).
 */
export function PageFrame({ title, html, style, script, folder }: PageFrameProps) {
  const theme = useTheme()
  const { match } = useDomains()
  const openAction = useOpenAction(title)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const page = useMemo(() => {
    const box = document.createElement('div')
    box.appendChild(pageMarkup(html, 'frame', folder, match))
    return {
      html: box.innerHTML,
      style: `${baseStyle(theme)}\n${style}`,
      script: new URL(script, window.location.origin).href,
    }
  }, [html, style, script, folder, match, theme])

  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      const message = v.safeParse(Message, data)
      if (!message.success) return
      if (message.output.type === 'open') openAction(message.output.action)
      else setHeight(message.output.height)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [openAction])

  const { lang, dir } = document.documentElement
  return (
    <Frame
      // Other styles or content need a new document.
      key={page.style + page.html}
      ref={frame}
      title={title}
      src={`${import.meta.env.BASE_URL}page-frame.html`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      style={height > 0 ? { height } : { height, margin: 0 }}
      onLoad={() => frame.current?.contentWindow?.postMessage({ lang, dir, title, ...page }, '*')}
    />
  )
}

/** Returns a function that opens a menu action, unless the mode excludes its screen. */
function useOpenAction(title: string) {
  const dispatch = useDispatch()
  const domains = useDomains()
  const mode = useSelector(selectMode)
  return useMemo(
    () => (action: string) => {
      const outcome = readMenuAction(domains, action)
      const screen = outcome.kind === 'open' ? domains.get(outcome.screen) : null
      if (screen && isExcluded(screen, mode)) return
      dispatch(menuEntryPressed({ title, outcome }))
    },
    [dispatch, domains, mode, title],
  )
}

/** CSS of the app's texts, which the frame does not inherit. */
function baseStyle({ palette, typography }: Theme): string {
  const rootSize = getComputedStyle(document.documentElement).fontSize
  const text = ({ fontFamily, fontSize, fontWeight, lineHeight }: Theme['typography']['body1']) =>
    `font-family: ${fontFamily}; font-size: ${fontSize}; font-weight: ${fontWeight}; line-height: ${lineHeight};`
  return `
:root { color-scheme: ${palette.mode}; font-size: ${rootSize}; }
body { display: flow-root; margin: 0; overflow-x: auto; overflow-y: hidden; overflow-wrap: break-word; background: ${palette.background.default}; color: ${palette.text.primary}; ${text(typography.body1)} }
a { color: ${palette.primary.main}; }
h2 { margin: 2rem 0 0.75rem; ${text(typography.h2)} }
h3 { margin: 1.5rem 0 0.5rem; ${text(typography.h3)} }
img, svg, video { max-width: 100%; height: auto; }
input, select, textarea { max-width: 100%; box-sizing: border-box; }
[data-wide] { margin: 0 0 1rem; }`
}

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
