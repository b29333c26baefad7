import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { codeOf } from '../../browser/code.ts'
import { runPageScript } from '../../browser/pageScript.ts'
import { usePart } from '../code/useCode.ts'
import { selectProjectId } from '../session/slice.ts'
import { Banner } from './Banner.tsx'
import { ContentEntries } from './ContentEntries.tsx'
import { customFileAt, customFolder } from './files.ts'
import { insideOf } from './inside.ts'
import type { ContentPage } from './readPage.ts'
import { wearStyle } from './scopeStyle.ts'

// Whatever the page's style does, it stays in this box: what is fixed or absolute is so within it.
const Scope = styled('div')({
  position: 'relative',
  zIndex: 0,
  contain: 'layout',
  // Below what home says first.
  '&[data-look="cards"]': { marginTop: '3rem' },
})

interface PageBodyProps {
  cpId: string
  title: string
  page: ContentPage
  look: 'spread' | 'cards'
}

/** All that is the page's own: its markup, its entries, its style and its script. */
export function PageBody({ cpId, title, page, look }: PageBodyProps) {
  const projectId = useSelector(selectProjectId)
  const isMarkupAlone = page.type === 'html' && page.html.trim() !== ''
  const inside = insideOf(cpId, [])
  const scope = `[data-page="${cpId}"]`

  useEffect(() => (page.style.trim() ? wearStyle(page.style, scope) : undefined), [page.style, scope])

  const hasMarkup = page.html.trim() !== ''
  const rest = (
    <>
      {!isMarkupAlone && page.type === 'banner' && page.list.length > 0 && (
        <Banner title={title} entries={page.list} insideOf={inside} />
      )}
      {!isMarkupAlone && page.type !== 'banner' && (
        <ContentEntries entries={page.list} look={look} insideOf={inside} />
      )}
      {/* Other markup is another page to the script. */}
      {page.hasScript && <PageScript key={page.html} cpId={cpId} />}
    </>
  )
  return (
    <Scope data-page={cpId} data-look={look}>
      {hasMarkup ? (
        <BelowMarkup source={page.html} folder={customFolder(projectId)}>
          {rest}
        </BelowMarkup>
      ) : (
        rest
      )}
    </Scope>
  )
}

// What makes markup harmless weighs more than most pages, and few have any.
const markup = codeOf(() => import('./PageHtml.tsx'), 'PageHtml')

interface BelowMarkupProps {
  source: string
  folder: string
  children: ReactNode
}

/** The markup first, so that nothing moves and the script finds it. */
function BelowMarkup({ source, folder, children }: BelowMarkupProps) {
  const PageHtml = usePart(markup)
  if (!PageHtml) return null
  return (
    <>
      <PageHtml source={source} folder={folder} />
      {children}
    </>
  )
}

/** Runs when the markup before it stands, and is gone when the guest leaves (PAGE-08). */
function PageScript({ cpId }: { cpId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const projectId = useSelector(selectProjectId)
  useEffect(() => {
    if (!place.current) return
    return runPageScript(customFileAt(projectId, 'script', cpId, Date.now()), place.current)
  }, [projectId, cpId])
  return <div ref={place} hidden />
}
