import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { FindFunction } from '../../core/domains/finds.types.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { CategorySection } from './CategorySection.tsx'
import { BestMatches } from './finds/BestMatches.tsx'
import { Functions } from './finds/Functions.tsx'
import { useBestMatches } from './finds/useBestMatches.ts'
import { useDomainFinds } from './finds/useDomainFinds.ts'
import { categoriesOf, countOf } from './results.ts'
import { searchRetried, selectSearch } from './slice.ts'

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.375rem',
  margin: '0.75rem 0 0',
  color: theme.palette.text.secondary,
}))
// The previous result stays, dimmed, until the new one has loaded.
const Old = styled('div')({ '&[data-old]': { opacity: 0.6 } })

/**
 * Shows what the app itself has, then the hotel's results by category, or an empty or error state (SRCH-08, SRCH-10,
 * SRCH-14, FIND-01, FIND-02).
 * @param term what the guest has typed so far
 */
export function SearchResults({ term }: { term: string }) {
  const finds = useDomainFinds()
  const [functions, setFunctions] = useState<readonly FindFunction[] | null>(null)
  return (
    <>
      {finds && <Functions finds={finds} onChange={setFunctions} />}
      <Results term={term} functions={functions} />
    </>
  )
}

function Results({ term, functions }: { term: string; functions: readonly FindFunction[] | null }) {
  const { t } = useTranslation()
  const { status, result, searchTerm, typeFilter } = useSelector(selectSearch)
  const { matches, isLoading } = useBestMatches(term, functions)
  const count = result ? countOf(result, typeFilter) : 0
  const isAsking = status === 'fetching' || term !== searchTerm
  if (term === '') return <EmptyState icon={searchGlyph} text={t('search.hint')} />
  if (count + matches.length === 0) {
    if (isAsking || isLoading) return <ListSkeleton label={t('app.loading')} count={5} />
    return status === 'failure' ? <Failed /> : <Nothing />
  }
  const isOld = isAsking && count > 0
  const found = t('search.found', { count: count + matches.length })
  return (
    <>
      <Count role="status">{isAsking ? t('app.loading') : found}</Count>
      <BestMatches matches={matches} term={term} />
      {status === 'failure' && <Failed brief />}
      {result && count > 0 && (
        <Old data-old={isOld ? '' : undefined} aria-busy={isOld}>
          {categoriesOf(result, typeFilter).map(({ type, hits }) => (
            <CategorySection key={type} type={type} hits={hits} />
          ))}
        </Old>
      )}
    </>
  )
}

const searchGlyph = <Glyph name="search" size="3rem" />

function Failed({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <FailedState
      brief={brief}
      text={t('errors.module')}
      retryLabel={t('app.tryAgain')}
      onRetry={() => dispatch(searchRetried())}
    />
  )
}

function Nothing() {
  const { t } = useTranslation()
  const { searchTerm, typeFilter } = useSelector(selectSearch)
  const text = typeFilter
    ? t('search.none', { type: t(`search.types.${typeFilter}`), term: searchTerm })
    : t('search.noneAtAll', { term: searchTerm })
  return <EmptyState icon={searchGlyph} text={<span role="status">{text}</span>} />
}
