import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useDomains } from '../../core/domains/useDomains.ts'
import { isPending } from '../../core/loadable.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { localeOf, selectLanguage } from '../language/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import { Markup } from './Markup.tsx'
import { selectTerms, termsKey, termsWanted } from './slice.ts'

const TermsLink = styled('a')(({ theme }) => ({ color: theme.palette.primary.main }))

export function TermsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { match } = useDomains()
  // Each language of each hotel has terms of its own.
  const key = termsKey(useSelector(selectPropertyId), useSelector(selectLanguage))
  const { status, value: terms } = useSelectorWith(selectTerms, key)

  const lang = terms ? localeOf(terms.lang) : undefined
  // Before sign-in no screen of the app can open the URL, so the link opens it directly (ROUTE-14).
  const ownTerms = terms && externalTarget('link', { link: terms.optionalTermsUrl }, match)
  const isEmpty = terms !== null && terms.text.trim() === '' && !ownTerms

  return (
    <Screen width="read">
      <ScreenTitle>{terms?.title ? <span lang={lang}>{terms.title}</span> : t('terms.title')}</ScreenTitle>
      {isPending(status) && <ListSkeleton label={t('app.loading')} look="lines" />}
      {(status === 'failure' || isEmpty) && (
        <FailedState
          text={t('errors.empty')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(termsWanted())}
          silent
        />
      )}
      {terms && <Markup source={terms.text} lang={lang} />}
      {ownTerms && (
        <p>
          <TermsLink href={ownTerms.url} target="_blank" rel="noopener noreferrer">
            {t('terms.more')}
          </TermsLink>
        </p>
      )}
    </Screen>
  )
}
