import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Country } from '../../../contract/radio.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { StationList } from '../stations/StationList.tsx'
import { useFound } from './useFound.ts'

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.25rem',
  margin: '0.75rem 0 0.5rem',
  color: theme.palette.text.secondary,
}))

interface SearchResultsProps {
  countries: readonly Country[]
  term: string
  onClear: () => void
}

/** The stations of all countries that a term finds. */
export function SearchResults({ countries, term, onClear }: SearchResultsProps) {
  const { t } = useTranslation()
  const found = useFound(countries, term)
  const count = found?.stations.length ?? 0
  return (
    <>
      <Count role="status">{count > 0 && t('radio.search.found', { count })}</Count>
      {found && count > 0 && (
        <StationList
          stations={found.stations}
          label={t('radio.stations')}
          textOf={({ id }) => found.countryNames.get(id)}
        />
      )}
      {found && count === 0 && (
        <EmptyState
          icon={<Glyph name="search" size="3rem" />}
          text={t('radio.search.nothing', { term: term.trim() })}
          action={{ label: t('radio.search.showAll'), onClick: onClear }}
        />
      )}
    </>
  )
}
