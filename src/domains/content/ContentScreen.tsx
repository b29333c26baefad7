import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Deferred } from '../../ui/Deferred.tsx'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import type { Elements } from '../../ui/elements.types.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { selectMenu } from '../menu/slice.ts'
import { ShareButtonPart } from '../share/ShareButtonPart.tsx'
import { ChosenEntry } from './ChosenEntry.tsx'
import { chosenEntry, readEntryPath } from './entryPath.ts'
import { PageBody, useIsBodyReady } from './PageBody.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { ContentPage } from './readPage.ts'
import { pageWanted, selectPage } from './slice.ts'
import { titleOfPage } from './titleOfPage.ts'

const hasNoContent = ({ list, html }: ContentPage) => list.length === 0 && html.trim() === ''

interface WholePageProps {
  cpId: string
  title: string
  page: ContentPage
}

/** A page with the share button below it. */
function WholePage(props: WholePageProps) {
  const { t } = useTranslation()
  if (!useIsBodyReady(props.page)) return <PageSkeleton label={t('app.loading')} />
  return (
    <>
      <PageBody {...props} look="spread" />
      <ShareButtonPart title={props.title} />
    </>
  )
}

const BelowTop = styled('div')({ marginTop: '3rem' })

/** A page of the hotel. `top` is rendered above the page and has a heading; without it the page has its own. */
export function ContentScreen({ cpId, top }: { cpId: string; top?: Elements }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { search } = useLocation()
  const menu = useSelector(selectMenu)
  const { status, value: page } = useSelectorWith(selectPage, cpId)
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
      retryLabel={t('app.tryAgain')}
      onRetry={() => dispatch(pageWanted(cpId))}
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
      {!page && status !== 'failure' && <PageSkeleton label={t('app.loading')} />}
      {isEmpty && <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: '/' }} />}
      {failure}
    </Screen>
  )
}
