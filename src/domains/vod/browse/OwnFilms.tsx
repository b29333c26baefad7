import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Id } from '../../../contract/looseId.ts'
import type { Movie } from '../../../contract/vod.ts'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { isBegun, isPlayable } from '../movies.ts'
import { FilmGrid } from '../parts/FilmGrid.tsx'
import { selectMovies } from '../slice.ts'

const mostShown = 12

/** Rows of the films that the guest has begun and has bought, shown above all others. */
export function OwnFilms({ onFilm }: { onFilm: (id: Id) => void }) {
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
