import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { CategorySection } from './CategorySection.tsx'
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

/** Shows the results by category, or an empty or error state (SRCH-08, SRCH-10, SRCH-14). */
export function SearchResults() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, result, searchTerm, typeFilter } = useSelector(selectSearch)
  const isFetching = status === 'fetching'
  const glyph = <Glyph name="search" size="3rem" />

  if (status === 'failure')
    return (
      <FailedState
        text={t('errors.module')}
        retryLabel={t('app.tryAgain')}
        onRetry={() => dispatch(searchRetried())}
      />
    )
  if (!result)
    return isFetching ? (
      <ListSkeleton label={t('app.loading')} count={5} />
    ) : (
      <EmptyState icon={glyph} text={t('search.hint')} />
    )
  const count = countOf(result, typeFilter)
  if (count === 0 && !isFetching) {
    const type = t(`search.types.${typeFilter ?? 'all'}`)
    const text = typeFilter
      ? t('search.none', { type, term: searchTerm })
      : t('search.noneAtAll', { term: searchTerm })
    return <EmptyState icon={glyph} text={<span role="status">{text}</span>} />
  }
  return (
    <>
      <Count role="status">{isFetching ? t('app.loading') : t('search.found', { count })}</Count>
      <Old data-old={isFetching ? '' : undefined} aria-busy={isFetching}>
        {categoriesOf(result, typeFilter).map(({ type, hits }) => (
          <CategorySection key={type} type={type} hits={hits} term={searchTerm} />
        ))}
      </Old>
    </>
  )
}
