import SettingsIcon from '@mui/icons-material/ClosedCaptionOutlined'
import MovieIcon from '@mui/icons-material/MovieOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailedState } from '../../../ui/FailedState.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { FilmGrid } from '../parts/FilmGrid.tsx'
import { PosterSkeleton } from '../parts/PosterGrid.tsx'
import { VodTabs } from '../parts/VodTabs.tsx'
import { moviesWanted, onlyFreeChosen, selectMovies, selectMoviesStatus, settingsOpened } from '../slice.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { OwnFilms } from './OwnFilms.tsx'
import { Pager } from './Pager.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { useBrowse } from './useBrowse.ts'
import { useSearchTerm } from './useSearchTerm.ts'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginTop: '0.75rem',
  '& > form': { flex: '1 1 auto', maxWidth: '32rem', marginInlineEnd: '0.75rem' },
})

/** `/vod/browse`: the films of the hotel (VOD-01). */
export function BrowseScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelector(selectMoviesStatus)
  const count = useSelector(selectMovies).length
  const hasEmptyList = status === 'failure' || (status === 'success' && count === 0)
  return (
    <Screen width="wide">
      <ScreenTitle>{t('vod.title')}</ScreenTitle>
      <VodTabs current="browse" />
      {hasEmptyList && (
        <FailedState
          text={t('errors.empty')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(moviesWanted())}
        />
      )}
      {!hasEmptyList && <Films isLoading={count === 0} />}
    </Screen>
  )
}

function Films({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const { query, isNarrowed, found, page, pageCount, shown, hrefOf, change } = useBrowse()
  const { term, setTerm, settle } = useSearchTerm(query.search, (search) => change({ search }))
  const top = useRef<HTMLDivElement>(null)

  // Another page begins at its top; the first one of a visit where the frame puts it.
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current !== page) top.current?.scrollIntoView?.({ block: 'start' })
    lastPage.current = page
  }, [page])

  return (
    <>
      <Line data-tour="vod-search">
        <SearchField
          label={t('vod.search.label')}
          clearLabel={t('shop.search.clear')}
          value={term}
          onChange={setTerm}
          onDone={settle}
          onBlur={settle}
        />
        <Button startIcon={<SettingsIcon />} onClick={() => dispatch(settingsOpened())}>
          {t('vod.settings.open')}
        </Button>
      </Line>
      {isLoading ? (
        <PosterSkeleton label={t('app.loading')} count={12} />
      ) : (
        <>
          {!isNarrowed && page === 1 && <OwnFilms />}
          <div ref={top} style={{ scrollMarginTop: 'var(--vod-stage, 0px)' }}>
            <SectionTitle id={id}>
              {isNarrowed ? t('vod.found', { count: found.length }) : t('vod.allFilms')}
            </SectionTitle>
          </div>
          {found.length === 0 ? (
            <EmptyState
              icon={<MovieIcon sx={{ fontSize: '3.25rem' }} />}
              text={t('vod.nothingFound')}
              action={{
                label: t('vod.allFilms'),
                onClick: () => {
                  dispatch(onlyFreeChosen(false))
                  change({ genres: [], onlyFree: false, search: '' })
                },
              }}
            />
          ) : (
            <FilmGrid movies={shown} labelledBy={id} returns />
          )}
          <Pager page={page} pageCount={pageCount} hrefOf={(to) => hrefOf({ page: to })} />
        </>
      )}
      <FilterDialog />
      <SettingsDialog />
    </>
  )
}
