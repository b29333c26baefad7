import Link from '@mui/material/Link'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { buildPath } from '../../core/routing/buildPath.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { externalLinkPaths } from '../externalLink/paths.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import { Markup } from './Markup.tsx'
import { selectTerms, selectTermsStatus, termsKey, termsWanted } from './slice.ts'

export function TermsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const key = termsKey(useSelector(selectPropertyId), useSelector(selectLanguage))
  const terms = useSelectorWith(selectTerms, key)
  const status = useSelectorWith(selectTermsStatus, key)

  const isEmpty = terms !== null && terms.text.trim() === '' && !terms.optionalTermsUrl

  // Each language of each hotel has terms of its own.
  useEffect(() => {
    if (key) dispatch(termsWanted())
  }, [dispatch, key])

  return (
    <Screen width="read">
      <ScreenTitle>{terms?.title || t('terms.title')}</ScreenTitle>
      {(status === 'unknown' || status === 'fetching') && <ListSkeleton label={t('app.loading')} />}
      {(status === 'failure' || isEmpty) && (
        <EmptyState
          text={t('errors.empty')}
          action={{ label: t('app.tryAgain'), onClick: () => dispatch(termsWanted()) }}
        />
      )}
      {terms && <Markup source={terms.text} />}
      {terms?.optionalTermsUrl && (
        <p>
          <Link href={buildPath(externalLinkPaths.link, { link: terms.optionalTermsUrl })}>
            {t('terms.more')}
          </Link>
        </p>
      )}
    </Screen>
  )
}
