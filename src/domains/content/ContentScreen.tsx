import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectLanguage } from '../language/slice.ts'
import { selectMenu } from '../menu/slice.ts'
import { ChosenEntry } from './ChosenEntry.tsx'
import { chosenEntry, readEntryPath } from './inside.ts'
import { PageBody } from './PageBody.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { ContentPage } from './readPage.ts'
import { type contentSlice, pageWanted, selectPage, selectPageStatus } from './slice.ts'
import { titleOfPage } from './titleOfPage.ts'

type WithContent = { content: ReturnType<typeof contentSlice.getInitialState> }

const isBare = ({ list, html }: ContentPage) => list.length === 0 && html.trim() === ''

/** A page of the hotel's own. `lead` stands before its words and then holds the screen's heading. */
export function ContentScreen({ cpId, lead }: { cpId: string; lead?: ReactNode }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { search } = useLocation()
  const language = useSelector(selectLanguage)
  const menu = useSelector(selectMenu)
  const page = useSelector((state: WithContent) => selectPage(state, cpId))
  const status = useSelector((state: WithContent) => selectPageStatus(state, cpId))
  const title = page?.title || titleOfPage(menu, cpId) || t('content.page')
  const path = readEntryPath(search)
  const chosen = page && chosenEntry(page, path)

  // Another language may word the same page anew.
  useEffect(() => {
    if (language) dispatch(pageWanted(cpId))
  }, [dispatch, cpId, language])

  if (chosen) return <ChosenEntry key={path.join()} cpId={cpId} title={title} path={path} entry={chosen} />
  const isEmpty = page !== null && isBare(page)
  return (
    <Screen width="wide">
      {lead ?? <ScreenTitle>{title}</ScreenTitle>}
      {page && !isEmpty && (
        <PageBody cpId={cpId} title={title} page={page} look={lead ? 'cards' : 'spread'} />
      )}
      {!lead && !page && status !== 'failure' && <PageSkeleton label={t('app.loading')} />}
      {!lead && isEmpty && (
        <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: '/' }} />
      )}
      {!lead && status === 'failure' && (
        <FailedState
          text={t('errors.module')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(pageWanted(cpId))}
        />
      )}
    </Screen>
  )
}
