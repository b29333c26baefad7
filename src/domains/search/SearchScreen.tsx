import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { type SearchType, searchTypes } from '../../contract/search.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { termParam } from './paths.ts'
import { SearchResults } from './SearchResults.tsx'
import { readType, resultPressed, searchRequested, selectSearch } from './slice.ts'
import { useSearchKey } from './useSearchKey.ts'

/** Debounce time of the search. */
const searchDelayMs = 350

const everything = 'all'

// Beside the code for a phone and its words.
const Term = styled('div')({ [onTelevision]: { marginInlineEnd: '25rem' } })
// Two columns on a television, which is wide but not high.
const Found = styled('div')({
  [onTelevision]: {
    '& section > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridGap: '0.25rem 3rem',
    },
  },
})

/** Searches films, channels, stations, music and content pages with one term (SRCH-01). */
export function SearchScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOnTv = useFormFactor() === 'tv'
  const { searchTerm, typeFilter } = useSelector(selectSearch)
  const [term, setTerm] = useState(searchTerm)
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const request = (type: SearchType | null) => dispatch(searchRequested({ term, type }))

  // Navigation, for example Back, may change the term in the URL.
  const requested = useRef(searchTerm)
  // The state has the term of the address only after the first render.
  const isReturn = useRef(new URLSearchParams(useLocation().search).has(termParam))
  useEffect(() => {
    if (searchTerm === requested.current) return
    requested.current = searchTerm
    setTerm(searchTerm)
  }, [searchTerm])

  useEffect(() => {
    if (term.trim() === requested.current) return
    const timer = setTimeout(
      () => {
        requested.current = term.trim()
        dispatch(searchRequested({ term, type: typeFilter }))
      },
      term.trim() === '' ? 0 : searchDelayMs,
    )
    return () => clearTimeout(timer)
  }, [term, typeFilter, dispatch])

  // Focuses the field on arrival, but not if the guest returns to earlier results. On a television it has the focus
  // anyway, and a guest who has pressed on has left it by then.
  useEffect(() => {
    if (isOnTv || requested.current !== '' || isReturn.current) return
    // On arrival the heading takes the focus in the next frame (NAV-11), so the field takes it one frame later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => field.current?.focus())
    })
    return () => cancelAnimationFrame(frame)
  }, [isOnTv])
  useSearchKey(() => field.current?.focus())

  const handleDone = () => {
    requested.current = term.trim()
    request(typeFilter)
    results.current?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    <Screen width={isOnTv ? 'wide' : 'list'}>
      <ScreenTitle>{t('search.title')}</ScreenTitle>
      <Term data-tour="search-term">
        <SearchField
          ref={field}
          label={t('search.field')}
          clearLabel={t('search.clear')}
          value={term}
          maxLength={maxTextLength}
          onChange={setTerm}
          onDone={handleDone}
        />
      </Term>
      <div data-tour="search-types" style={{ marginTop: '0.75rem' }}>
        <ChoicePills
          label={t('search.filter')}
          options={[everything, ...searchTypes].map((type) => ({
            value: type,
            label: t(`search.types.${type}`),
          }))}
          value={typeFilter ?? everything}
          onChange={(type) => request(readType(type))}
        />
      </div>
      <Found
        ref={results}
        data-tour="search-results"
        onClickCapture={() => dispatch(resultPressed({ term }))}
      >
        <SearchResults term={term.trim()} />
      </Found>
    </Screen>
  )
}
