import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type Id, idOf } from '../../../contract/looseId.ts'
import type { Movie } from '../../../contract/vod.ts'
import { selectLastOpened, tileOpened } from '../slice.ts'
import { FilmTile } from './FilmTile.tsx'
import { PosterGrid } from './PosterGrid.tsx'
import { useFacts } from './useFacts.ts'
import { useVodLinks } from './useVodLinks.ts'

const filmOf = (target: EventTarget): Id | undefined => {
  const film = target instanceof Element && target.closest<HTMLElement>('[data-film]')?.dataset.film
  return film ? idOf(film) : undefined
}

interface FilmGridProps {
  movies: readonly Movie[]
  label?: string
  labelledBy?: string
  /** Called when a film receives the focus. */
  onFilm?: (id: Id) => void
  /** True if the tile that was pressed last receives the focus when the guest comes back. */
  returns?: boolean
}

/** Films by their posters. */
export function FilmGrid({ movies, label, labelledBy, onFilm, returns = false }: FilmGridProps) {
  const dispatch = useDispatch()
  const { movieHref } = useVodLinks()
  const { cost } = useFacts()
  const list = useRef<HTMLUListElement>(null)
  const last = useSelector(selectLastOpened)
  const returnTo = useRef(returns ? last : null)

  // A layout effect: it runs before the new screen's heading takes the focus. The frame restores the scroll position.
  useLayoutEffect(() => {
    const tile = list.current?.querySelector<HTMLElement>(
      `[data-film=${JSON.stringify(String(returnTo.current))}]`,
    )
    if (!tile) return
    returnTo.current = null
    tile.focus({ preventScroll: true })
  })

  const handleClick = ({ target }: MouseEvent) => {
    const id = filmOf(target)
    if (id !== undefined) dispatch(tileOpened(id))
  }
  const handleFocus = ({ target }: FocusEvent) => {
    const id = filmOf(target)
    if (id !== undefined) onFilm?.(id)
  }
  return (
    <PosterGrid
      ref={list}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-tour="vod-movie"
      onClick={handleClick}
      onFocus={handleFocus}
    >
      {movies.map((movie, at) => (
        <li key={movie.movie_id}>
          <FilmTile movie={movie} href={movieHref(movie)} cost={cost(movie)} isEager={at < 6} />
        </li>
      ))}
    </PosterGrid>
  )
}
