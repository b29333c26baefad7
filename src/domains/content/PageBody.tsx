import { useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLazyPart, useNotifiedModule } from '../../core/chunks/useLazyModule.ts'
import { eagerModule, type LazyModule, lazyModule } from '../../core/lazyModule.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { styled } from '../../ui/styled.tsx'
import { selectProjectId } from '../session/slice.ts'
import { customFileAt, customFolder, sublistHrefOf } from './addresses.ts'
import type { BannerProps } from './Banner.tsx'
import { ContentEntries } from './ContentEntries.tsx'
import type { applyPageStyle } from './pageStyle.ts'
import type { ContentPage } from './readPage.ts'

// Lazy-loaded: the sanitizer is larger than most pages, and few pages have markup.
const markup = lazyModule(() => import('./PageHtml.tsx'), 'PageHtml')
const frame = lazyModule(() => import('./PageHtml.tsx'), 'PageFrame')
const banner = lazyModule(() => import('./Banner.tsx'), 'Banner')
const entries = eagerModule('ContentEntries', ContentEntries)
const ownStyle = lazyModule(() => import('./pageStyle.ts'), 'applyPageStyle')
const noStyle = eagerModule<typeof applyPageStyle>('noStyle', () => () => undefined)

const styleOf = ({ style }: ContentPage) => (style.trim() ? ownStyle : noStyle)

const hasMarkup = ({ html }: ContentPage) => html.trim() !== ''

/** Returns the module that renders the upper part of a page. */
function upperPart(page: ContentPage): LazyModule<unknown> {
  if (page.hasScript) return frame
  if (hasMarkup(page)) return markup
  return page.type === 'banner' ? banner : entries
}

/**
 * True once the code for the page's upper part and its style has loaded or failed: a later load would shift the content
 * below.
 */
export function useIsBodyReady(page: ContentPage): boolean {
  const part = upperPart(page)
  const { error } = useNotifiedModule(part)
  const style = styleOf(page)
  const { error: styleError } = useNotifiedModule(style)
  return (part.peek() !== null || error !== null) && (style.peek() !== null || styleError !== null)
}

// The page's style has no effect outside this box, which it cannot style itself: fixed and absolute positions are
// relative to the box, and nothing is painted outside.
const Box = styled('div')({
  position: 'relative',
  zIndex: 0,
  contain: 'layout paint',
  // So that the ring of focus and the shadows of cards at the edge are not cut off. In pixels, as the page's own edges.
  margin: '-16px',
  padding: '16px',
  // A television's ring is around the whole entry, and thicker.
  [onTelevision]: { margin: '-32px', padding: '32px' },
})

interface PageBodyProps {
  cpId: string
  title: string
  page: ContentPage
  look: 'spread' | 'cards'
}

/** The content of a page: markup, entries, style, script. Markup of a page with a script is rendered in a frame. */
export function PageBody({ cpId, title, page, look }: PageBodyProps) {
  const projectId = useSelector(selectProjectId)
  const folder = customFolder(projectId)
  const sublistHref = sublistHrefOf(cpId, [])
  const scope = `[data-page="${cpId}"]`

  // A layout effect, because the markup is written in a layout effect, too.
  const applyStyle = useLazyPart(styleOf(page))
  useLayoutEffect(() => applyStyle?.(page.style, scope, folder), [applyStyle, page.style, scope, folder])

  const isMarkupOnly = page.type === 'html' && hasMarkup(page)
  const rest = (
    <>
      {!isMarkupOnly && page.type === 'banner' && page.list.length > 0 && (
        <LazyBanner title={title} entries={page.list} sublistHrefOf={sublistHref} />
      )}
      {!isMarkupOnly && page.type !== 'banner' && (
        <ContentEntries
          entries={page.list}
          look={look}
          sublistHrefOf={sublistHref}
          // Home has cards and a tour of its own.
          tour={look === 'spread' ? 'page-entries' : undefined}
        />
      )}
    </>
  )
  return (
    <Box>
      <div data-page={cpId}>
        {page.hasScript ? (
          <BelowFrame cpId={cpId} title={title} page={page}>
            {rest}
          </BelowFrame>
        ) : hasMarkup(page) ? (
          <BelowMarkup source={page.html} folder={folder}>
            {rest}
          </BelowMarkup>
        ) : (
          rest
        )}
      </div>
    </Box>
  )
}

function LazyBanner(props: BannerProps) {
  const Banner = useLazyPart(banner)
  return Banner && <Banner {...props} />
}

interface BelowMarkupProps {
  source: string
  folder: string
  children: Elements
}

/** Renders its children only once the markup can be rendered, to avoid a layout shift. */
function BelowMarkup({ source, folder, children }: BelowMarkupProps) {
  const PageHtml = useLazyPart(markup)
  if (!PageHtml) return null
  return (
    <>
      <PageHtml source={source} folder={folder} />
      {children}
    </>
  )
}

interface BelowFrameProps {
  cpId: string
  title: string
  page: ContentPage
  children: Elements
}

/** Like `BelowMarkup`, for a page with a script, whose markup is rendered in the script's frame (PAGE-08). */
function BelowFrame({ cpId, title, page, children }: BelowFrameProps) {
  const projectId = useSelector(selectProjectId)
  const [openedAt] = useState(Date.now)
  const PageFrame = useLazyPart(frame)
  if (!PageFrame) return null
  return (
    <>
      <PageFrame
        title={title}
        html={page.html}
        style={page.style}
        script={customFileAt(projectId, 'script', cpId, openedAt)}
        folder={customFolder(projectId)}
      />
      {children}
    </>
  )
}
