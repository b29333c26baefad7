import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectLanguage } from '../language/slice.ts'
import { selectMenu } from '../menu/slice.ts'
import { ContentEntries } from './ContentEntries.tsx'
import { contentSlice, pageWanted, selectPage, selectPageStatus } from './slice.ts'
import { titleOfPage } from './titleOfPage.ts'

type WithContent = { [contentSlice.reducerPath]: ReturnType<typeof contentSlice.getInitialState> }

/** A page of the hotel's own. `lead` stands before its words and then holds the screen's heading. */
export function ContentScreen({ cpId, lead }: { cpId: string; lead?: ReactNode }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const language = useSelector(selectLanguage)
  const menu = useSelector(selectMenu)
  const isNumber = /^\d+$/.test(cpId)
  const page = useSelector((state: WithContent) => selectPage(state, cpId))
  const status = useSelector((state: WithContent) => selectPageStatus(state, cpId))
  const title = page?.title || titleOfPage(menu, cpId) || t('content.page')

  // Another language may word the same page anew.
  useEffect(() => {
    if (isNumber && language) dispatch(pageWanted(cpId))
  }, [dispatch, cpId, isNumber, language])

  const isLoading = isNumber && !page && (status === 'unknown' || status === 'fetching')
  const isEmpty = !isNumber || (status === 'success' && page?.list.length === 0)
  return (
    <Screen width={lead ? 'wide' : 'list'}>
      {lead ?? <ScreenTitle>{title}</ScreenTitle>}
      {page && <ContentEntries page={page} />}
      {!lead && isLoading && <ListSkeleton label={t('app.loading')} />}
      {!lead && isEmpty && <EmptyState text={t('errors.empty')} />}
      {!lead && isNumber && status === 'failure' && (
        <FailedState
          text={t('errors.module')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(pageWanted(cpId))}
        />
      )}
    </Screen>
  )
}
