import Link from '@mui/material/Link'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { pathOf } from '../addresses.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import { Markup } from './Markup.tsx'
import { selectTerms, selectTermsStatus, termsKey, termsWanted } from './slice.ts'

export function TermsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const key = termsKey(useSelector(selectPropertyId), useSelector(selectLanguage))
  const terms = useSelector((state: Parameters<typeof selectTerms>[0]) => selectTerms(state, key))
  const status = useSelector((state: Parameters<typeof selectTerms>[0]) => selectTermsStatus(state, key))

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
          <Link href={pathOf('link', { link: terms.optionalTermsUrl })}>{t('terms.more')}</Link>
        </p>
      )}
    </Screen>
  )
}
