import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import MovieIcon from '~icons/ic/outline-movie'
import type { Id } from '../../contract/looseId.ts'
import type { Movie } from '../../contract/vod.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { useAnnouncement } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { usePagerTexts } from '../formats/useWords.ts'
import { BrowseTools, Stage } from './BrowseHead.tsx'
import { FilterDialog, SettingsDialog } from './BrowseTools.tsx'
import { FilmGrid, PosterSkeleton } from './FilmGrid.tsx'
import { isBegun, isPlayable } from './movies.ts'
import { moviesWanted, onlyFreeChosen, selectHasNoFilms, selectMovie, selectMovies } from './slice.ts'
import { useBrowse, VodTabs } from './VodTabs.tsx'

const mostShown = 12

/** Rows of the films that the guest has begun and has bought, shown above all others. */
function OwnFilms({ onFilm }: { onFilm: (id: Id) => void }) {
  const { t } = useTranslation()
  const movies = useSelector(selectMovies)
  const begun = useMemo(
    () => movies.filter((movie) => isBegun(movie) && isPlayable(movie)).slice(0, mostShown),
    [movies],
  )
  const bought = useMemo(
    () => movies.filter((movie) => movie.is_bought && !isBegun(movie)).slice(0, mostShown),
    [movies],
  )
  return (
    <>
      {begun.length > 0 && <Row title={t('vod.continue')} movies={begun} onFilm={onFilm} />}
      {bought.length > 0 && <Row title={t('vod.yours')} movies={bought} onFilm={onFilm} />}
    </>
  )
}

interface RowProps {
  title: string
  movies: readonly Movie[]
  onFilm: (id: Id) => void
}

function Row({ title, movies, onFilm }: RowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <FilmGrid movies={movies} labelledBy={id} onFilm={onFilm} />
    </section>
  )
}

// On a television the tools are beside the title, which leaves room for a whole row of posters.
const Title = styled('div')({
  [onTelevision]: {
    '&[data-beside]': { height: '3.75rem', marginBottom: '-3.75rem', '& h1': { lineHeight: '3.75rem' } },
  },
})

/** `/vod/browse`: the films of the hotel (VOD-01). */
export function BrowseScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const count = useSelector(selectMovies).length
  const hasNone = useSelector(selectHasNoFilms)
  return (
    <Screen width="wide">
      <Title data-beside={hasNone ? undefined : ''}>
        <ScreenTitle>{t('vod.title')}</ScreenTitle>
      </Title>
      {hasNone ? (
        <>
          <VodTabs current="browse" />
          <FailedState text={t('errors.empty')} onRetry={() => dispatch(moviesWanted())} />
        </>
      ) : (
        <Films isLoading={count === 0} />
      )}
    </Screen>
  )
}

function Films({ isLoading }: { isLoading: boolean }) {
  const browse = useBrowse()
  const isOnTv = useFormFactor() === 'tv'
  const [onStage, setOnStage] = useState<Id | null>(null)
  const { shown, isNarrowed, page } = browse
  const staged = useSelectorWith(selectMovie, onStage ?? Number.NaN) ?? shown[0]
  return (
    <>
      <BrowseTools query={browse.query} change={browse.change} isOnTv={isOnTv} />
      {isLoading ? (
        <Waiting />
      ) : (
        <>
          {isOnTv && shown.length > 0 && staged && <Stage movie={staged} />}
          <div data-starts-here="" style={{ display: 'contents' }}>
            {!isNarrowed && page === 1 && <OwnFilms onFilm={setOnStage} />}
            <Found browse={browse} onFilm={setOnStage} />
          </div>
        </>
      )}
      <FilterDialog />
      <SettingsDialog />
    </>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <>
      <SectionTitle>{t('vod.allFilms')}</SectionTitle>
      <PosterSkeleton count={12} />
    </>
  )
}

const PageTop = styled('div')({ scrollMarginTop: 'var(--vod-stage, 0px)' })

interface FoundProps {
  browse: ReturnType<typeof useBrowse>
  onFilm: (id: Id) => void
}

/** Shows one page of the films that match the filter. */
function Found({
  browse: { isNarrowed, found, page, pageCount, shown, hrefOf, change },
  onFilm,
}: FoundProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const top = useRef<HTMLDivElement>(null)
  const texts = usePagerTexts(page, pageCount)
  useAnnouncement(isNarrowed ? t('vod.found', { count: found.length }) : '')

  // Scrolls to the top of another page; on the first page of a visit the frame restores the scroll position.
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current !== page) top.current?.scrollIntoView?.({ block: 'start' })
    lastPage.current = page
  }, [page])

  const showAll = () => {
    // The persisted setting is reset as well, because it would keep hiding films.
    dispatch(onlyFreeChosen(false))
    change({ genres: [], onlyFree: false, search: '' })
  }
  return (
    <>
      <PageTop ref={top}>
        {found.length > 0 && (
          <SectionTitle id={id}>
            {isNarrowed ? t('vod.found', { count: found.length }) : t('vod.allFilms')}
          </SectionTitle>
        )}
      </PageTop>
      {found.length === 0 ? (
        <EmptyState
          icon={<MovieIcon fontSize="inherit" />}
          text={t('vod.nothingFound')}
          action={{ label: t('vod.allFilms'), onClick: showAll }}
        />
      ) : (
        <FilmGrid movies={shown} labelledBy={id} onFilm={onFilm} returns />
      )}
      <Pager
        label={t('vod.allFilms')}
        page={page}
        pages={pageCount}
        texts={texts}
        hrefOf={(to) => hrefOf({ page: to })}
      />
    </>
  )
}
