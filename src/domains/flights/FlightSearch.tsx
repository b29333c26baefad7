import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { useSearchTerm } from '../../ui/useSearchTerm.ts'
import { selectFlights, termEntered } from './slice.ts'

/** Searches by airline, city, number or gate (FLT-04). */
export function FlightSearch() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { searchTerm } = useSelector(selectFlights)
  const { term, setTerm, settle } = useSearchTerm(searchTerm, (entered) => dispatch(termEntered(entered)))
  return (
    <SearchField
      label={t('flights.field')}
      clearLabel={t('search.clear')}
      value={term}
      maxLength={maxTextLength}
      onChange={setTerm}
      onDone={settle}
    />
  )
}
