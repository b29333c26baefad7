import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { useLoad } from '../../core/load.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { homePath } from '../../core/routing/paths.ts'
import { Deferred } from '../../ui/Deferred.tsx'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import type { Elements } from '../../ui/elements.types.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { styled } from '../../ui/styled.tsx'
import { HomePart } from '../home/HomePart.tsx'
import { findMenuEntry, type MenuEntry, menuEntryPath, selectFirstScreen, selectMenu } from '../menu/slice.ts'
import { HomeInsteadPart } from '../navigation/HomeInsteadPart.tsx'
import { ShareButtonPart } from '../share/ShareButtonPart.tsx'
import { chosenEntry, entryAddress, readEntryPath, sublistHrefOf } from './addresses.ts'
import { ContentEntries, EntryGallery, hasWords, WifiSection } from './ContentEntries.tsx'
import { EntryText, useEntryLink } from './EntryText.tsx'
import { PageBody, useIsBodyReady } from './PageBody.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { contentPaths, isPageNumber } from './paths.ts'
import type { ContentEntry, ContentPage } from './readPage.ts'
import { pages } from './slice.ts'

const BackLink = styled(Button)({ alignSelf: 'flex-start', marginInlineStart: '-0.75rem' })
const Intro = styled('div')({ position: 'relative', margin: '-0.75rem 0 2.5rem' })

// On a television the picture leaves room for its thumbnails.
const Pictures = styled(Intro)({ [onTelevision]: { maxWidth: '85vh' } })

interface ChosenEntryProps {
  cpId: string
  /** The title of the page, which is the text of the link back. */
  title: string
  path: readonly number[]
  entry: ContentEntry
}

/** A selected entry of a double list: its text, then its own list (PAGE-12). */
function ChosenEntry({ cpId, title, path, entry }: ChosenEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const link = useEntryLink(entry, null)
  useScrollToTop(heading)
  // The entry's heading is the title of the screen.
  const intro = { ...entry, header: '' }
  return (
    <Screen
      beside
      {...(entry.image &&
        !entry.folder && { hero: <Picture src={entry.image} alt="" ratio={16 / 10} eager square leads /> })}
    >
      <BackLink href={entryAddress(cpId, path.slice(0, -1))} startIcon={<Glyph name="back" size="1.25rem" />}>
        <span>{title}</span>
      </BackLink>
      <ScreenTitle ref={heading}>{entry.header || title}</ScreenTitle>
      {entry.folder && (
        <Pictures>
          <EntryGallery entry={entry} />
        </Pictures>
      )}
      {hasWords(intro, link) && (
        <Intro>
          <EntryText entry={intro} link={link} />
          {entry.wifi && <WifiSection wifi={entry.wifi} />}
        </Intro>
      )}
      <ContentEntries
        entries={entry.sublist}
        look="cards"
        sublistHrefOf={sublistHrefOf(cpId, path)}
        tour="page-entries"
      />
    </Screen>
  )
}

/** Scrolls to the top; when the guest goes back, the page has its scroll position again. */
function useScrollToTop(heading: { current: HTMLElement | null }): void {
  useEffect(() => {
    const previousScrollY = window.scrollY
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    return () => {
      requestAnimationFrame(() => window.scrollTo(0, previousScrollY))
    }
  }, [heading])
}

/** The title of a page in the menu, for a page without a title of its own. */
function titleOfPage(menu: readonly MenuEntry[], cpId: string): string {
  const path = buildPath(contentPaths.contentpage, { cpId })
  return findMenuEntry(menu, (entry) => menuEntryPath(entry) === path)?.title ?? ''
}

const hasNoContent = ({ list, html }: ContentPage) => list.length === 0 && html.trim() === ''

interface WholePageProps {
  cpId: string
  title: string
  page: ContentPage
}

/** A page with the share button below it. */
function WholePage(props: WholePageProps) {
  if (!useIsBodyReady(props.page)) return <PageSkeleton />
  return (
    <>
      <PageBody {...props} look="spread" />
      <ShareButtonPart title={props.title} />
    </>
  )
}

const BelowTop = styled('div')({ marginTop: '3rem' })

/** A page of the hotel. `top` is rendered above the page and has a heading; without it the page has its own. */
function ContentScreen({ cpId, top }: { cpId: string; top?: Elements }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const menu = useSelector(selectMenu)
  const { status, value: page, retry } = useLoad(pages, cpId)
  const title = page?.title || titleOfPage(menu, cpId) || t('content.page')
  const path = readEntryPath(search)
  const chosen = page && chosenEntry(page, path)

  if (chosen) return <ChosenEntry key={path.join()} cpId={cpId} title={title} path={path} entry={chosen} />
  const isEmpty = page !== null && hasNoContent(page)
  const whole = page && !isEmpty && { cpId, title, page }
  const failure = !page && status === 'failure' && (
    <FailedState
      brief={top !== undefined}
      text={t('errors.module')}
      onRetry={retry}
      more={<HomeInsteadPart />}
    />
  )
  if (top)
    return (
      <Screen width="wide">
        {top}
        <BelowTop>
          {whole && (
            <Deferred key={cpId} id={cpId}>
              <PageBody {...whole} look="cards" />
            </Deferred>
          )}
          {isEmpty && <Notice>{t('errors.empty')}</Notice>}
          {failure}
        </BelowTop>
      </Screen>
    )
  return (
    <Screen width="wide">
      <ScreenTitle>{title}</ScreenTitle>
      {whole && <WholePage key={cpId} {...whole} />}
      {!page && status !== 'failure' && <PageSkeleton />}
      {isEmpty && <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: '/' }} />}
      {failure}
    </Screen>
  )
}

/** A content page. The first screen of the menu is home, and has the greeting and the services above the page. */
export function ContentRoute() {
  const { cpId = '' } = useScreenParams()
  const { t } = useTranslation()
  const isHome = useSelector(selectFirstScreen) === buildPath(contentPaths.contentpage, { cpId })
  if (!isPageNumber(cpId))
    return (
      <Screen width="wide">
        <ScreenTitle>{t('content.page')}</ScreenTitle>
        <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: homePath }} />
      </Screen>
    )
  if (!isHome) return <ContentScreen cpId={cpId} />
  return <ContentScreen cpId={cpId} top={<HomePart />} />
}
