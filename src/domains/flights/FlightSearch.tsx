import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { selectFlights, termEntered } from './slice.ts'

/** Debounce time of the search. */
const searchDelayMs = 350

/** Searches by airline, city, number or gate (FLT-04). */
export function FlightSearch() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { searchTerm } = useSelector(selectFlights)
  const [term, setTerm] = useState(searchTerm)
  const entered = useRef(searchTerm)
  useEffect(() => {
    if (searchTerm === entered.current) return
    entered.current = searchTerm
    setTerm(searchTerm)
  }, [searchTerm])

  const enter = () => {
    if (term.trim() === entered.current) return
    entered.current = term.trim()
    dispatch(termEntered(term.trim()))
  }
  const latest = useRef(enter)
  latest.current = enter
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), term === '' ? 0 : searchDelayMs)
    return () => clearTimeout(timer)
  }, [term])
  return (
    <SearchField
      label={t('flights.field')}
      clearLabel={t('search.clear')}
      value={term}
      maxLength={maxTextLength}
      onChange={setTerm}
      onDone={enter}
    />
  )
}
