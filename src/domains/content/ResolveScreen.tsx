import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { type contentSlice, resolutionRetried, selectResolution } from './slice.ts'

type WithContent = { content: ReturnType<typeof contentSlice.getInitialState> }

/** On the way from a page's id to the page (ROUTE-07). Where there is none, both what is so and what may help is said. */
export function ResolveScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pageId = '' } = useParams()
  const resolution = useSelector((state: WithContent) => selectResolution(state))
  return (
    <Screen width="wide">
      <ScreenTitle>{t('content.page')}</ScreenTitle>
      {resolution === 'failure' ? (
        <EmptyState
          text={
            <span role="alert">
              <span>{t('errors.empty')}</span>
              <br />
              <span>{t('errors.module')}</span>
            </span>
          }
          action={{ label: t('app.tryAgain'), onClick: () => dispatch(resolutionRetried(pageId)) }}
        />
      ) : (
        <PageSkeleton label={t('app.loading')} />
      )}
    </Screen>
  )
}
