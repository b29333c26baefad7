import { memo, type ReactElement, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import type { SearchFunction, SearchSource } from '../../core/domains/search.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { HotelNeededContext } from '../../ui/loadContexts.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Rows } from '../../ui/Row.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { usePagerTexts } from '../formats/useWords.ts'
import { useReceptionCall } from '../quickCalls/useReceptionCall.ts'
import { HitRow, MatchRow } from './HitRow.tsx'
import {
  type Category,
  categoriesOf,
  hitKey,
  hitsOnPage,
  pageCount,
  resultPageChosen,
  searchRequested,
  searchRetried,
  selectSearch,
} from './slice.ts'
import { hitPath, useBestMatches, useFunctions } from './useBestMatches.ts'

interface SectionProps<Item> {
  id: string
  title: string
  items: readonly Item[]
  /** The page that the guest has turned to, from 1. */
  page: number
  onPage: (page: number) => void
  row: (item: Item) => ReactElement
}

/** A part of what was found, paginated (SRCH-09). */
function Section<Item>({ id, title, items, page: turned, onPage, row }: SectionProps<Item>) {
  const pages = pageCount(items)
  const page = Math.min(turned, pages)
  const texts = usePagerTexts(page, pages)
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Rows>{hitsOnPage(items, page).map(row)}</Rows>
      <Pager label={title} page={page} pages={pages} texts={texts} onPage={onPage} />
    </section>
  )
}

/** What the app itself has for the guest's words, above the hotel's results (FIND-01). */
function BestMatches({ matches, term }: { matches: readonly SearchFunction[]; term: string }) {
  const { t } = useTranslation()
  const [turned, setTurned] = useState({ term, page: 1 })
  if (matches.length === 0) return null
  return (
    <Section
      id="search-best"
      title={t('search.best')}
      items={matches}
      // A new term begins with the first page.
      page={turned.term === term ? turned.page : 1}
      onPage={(page) => setTurned({ term, page })}
      row={(match) => <MatchRow key={match.id} match={match} />}
    />
  )
}

/** The hotel's results of one category. */
function CategorySection({ type, hits }: Category) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pages } = useSelector(selectSearch)
  return (
    <Section
      id={`search-${type}`}
      title={t(`search.types.${type}`)}
      items={hits}
      page={pages[type] ?? 1}
      onPage={(page) => dispatch(resultPageChosen({ type, page }))}
      row={(hit) => <HitRow key={hitKey(hit)} type={type} hit={hit} />}
    />
  )
}

interface FunctionsProps {
  sources: readonly SearchSource[]
  onChange: (functions: readonly SearchFunction[]) => void
}

/**
 * Renders nothing: calls the hooks of the domains, and passes on what they offer when it changes. In a component of its
 * own, because the hooks are known only when the domains' code is loaded; they do not run again with each letter.
 */
const Functions = memo(function Functions({ sources, onChange }: FunctionsProps) {
  const functions = useUnchanged(useFunctions(sources))
  useEffect(() => onChange(functions), [functions, onChange])
  return null
})

const keyOf = (functions: readonly SearchFunction[]) =>
  JSON.stringify(functions.map(({ icon: _, ...find }) => find))

/** The previous list while the new one shows the same: the index is built for each list. */
function useUnchanged(functions: readonly SearchFunction[]): readonly SearchFunction[] {
  const latest = useRef(functions)
  if (keyOf(latest.current) !== keyOf(functions)) latest.current = functions
  return latest.current
}

/** What all domains contribute to the search; null until their code is loaded. */
function useSearchSources(): readonly SearchSource[] | null {
  const domains = useDomains()
  const dispatch = useDispatch()
  const [sources, setSources] = useState<readonly SearchSource[] | null>(null)
  useEffect(() => {
    let isMounted = true
    const modules = domains.all().flatMap(({ searchSource: module }) => module ?? [])
    Promise.all(modules.map((module) => module.load())).then(
      (loaded) => isMounted && setSources(loaded),
      (error: unknown) => {
        dispatch(chunkLoadFailed({ part: 'searchSources', reason: String(error) }))
        if (isMounted) setSources([])
      },
    )
    return () => {
      isMounted = false
    }
  }, [domains, dispatch])
  return sources
}

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
  const sources = useSearchSources()
  const [functions, setFunctions] = useState<readonly SearchFunction[] | null>(null)
  return (
    <>
      {sources && <Functions sources={sources} onChange={setFunctions} />}
      <Results term={term} functions={functions} />
    </>
  )
}

function Results({ term, functions }: { term: string; functions: readonly SearchFunction[] | null }) {
  const { t } = useTranslation()
  const { status, result, searchTerm, typeFilter } = useSelector(selectSearch)
  const { matches, isLoading } = useBestMatches(term, functions)
  const shown = new Set(matches.map(({ href }) => href))
  const categories = result
    ? categoriesOf(result, typeFilter)
        .map(({ type, hits }) => ({ type, hits: hits.filter((hit) => !shown.has(hitPath(type, hit) ?? '')) }))
        .filter(({ hits }) => hits.length > 0)
    : []
  const count = categories.reduce((sum, { hits }) => sum + hits.length, 0)
  const isNear = useContext(HotelNeededContext) === null
  const offers = ['tv', 'kiosk'].includes(useFormFactor())
  const isAsking = status === 'fetching' || term !== searchTerm
  if (term === '' && offers && functions) return <Suggestions functions={functions} />
  if (term === '') return <EmptyState icon={searchGlyph} text={t('search.hint')} />
  if (count + matches.length === 0) {
    if (isAsking || isLoading) return <ListSkeleton count={5} />
    return status === 'failure' ? <Failed /> : <Nothing />
  }
  const isOld = isAsking && count > 0
  const found = t('search.found', { count: count + matches.length })
  return (
    <>
      <Count role="status">{isAsking && isNear ? t('app.loading') : found}</Count>
      <BestMatches matches={matches} term={term} />
      {status === 'failure' && <Failed brief />}
      {count > 0 && (
        <Old data-old={isOld ? '' : undefined} aria-busy={isOld}>
          {categories.map(({ type, hits }) => (
            <CategorySection key={type} type={type} hits={hits} />
          ))}
        </Old>
      )}
    </>
  )
}

const maxSuggestions = 8

/** On a television, where each letter is a walk, and on a kiosk, which has room: what the guest may be looking for. */
function Suggestions({ functions }: { functions: readonly SearchFunction[] }) {
  const { t } = useTranslation()
  const first = functions.filter(({ id }, at) => functions.findIndex((one) => one.id === id) === at)
  return (
    <section aria-labelledby="search-offered">
      <SectionTitle id="search-offered">{t('home.explore')}</SectionTitle>
      <Rows>
        {first.slice(0, maxSuggestions).map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </Rows>
    </section>
  )
}

const searchGlyph = <Glyph name="search" size="3rem" />

function Failed({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return <FailedState brief={brief} text={t('errors.module')} onRetry={() => dispatch(searchRetried())} />
}

/** Leads on: to all kinds of results if only one was searched, else to somebody who knows (FIND-07). */
function Nothing() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { searchTerm, typeFilter } = useSelector(selectSearch)
  const call = useReceptionCall()
  const everything = {
    label: t('search.types.all'),
    onClick: () => dispatch(searchRequested({ term: searchTerm, type: null })),
  }
  const action = typeFilter ? everything : call && { label: t('guest.callReception'), onClick: call.onClick }
  const text = typeFilter
    ? t('search.none', { type: t(`search.types.${typeFilter}`), term: searchTerm })
    : t('search.noneAtAll', { term: searchTerm })
  return (
    <EmptyState icon={searchGlyph} text={<span role="status">{text}</span>} {...(action && { action })} />
  )
}
