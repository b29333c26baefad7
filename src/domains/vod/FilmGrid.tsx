import { type FocusEvent, type MouseEvent, memo, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import LockIcon from '~icons/ic/outline-lock'
import { type Id, idOf } from '../../contract/looseId.ts'
import type { Movie } from '../../contract/vod.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx'
import { covering, hyphenated, ownDirection, plainList, shortened } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { seenShare } from './movies.ts'
import { selectLastOpened, tileOpened } from './slice.ts'
import { useFacts, useVodLinks } from './VodTabs.tsx'

/** List of posters in as many columns as fit. Its children are `li` elements. */
const PosterGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: [
    'repeat(3, minmax(0, 1fr))',
    'repeat(auto-fill, minmax(max(6rem, calc(33.3% - 0.5rem)), 1fr))',
  ],
  gap: '1.25rem 0.75rem',
  ...plainList,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    gap: '1.75rem 1.25rem',
  },
  // Seven columns on a television, so that a whole poster is visible, and four on a portrait kiosk; fewer in
  // large text.
  [onTelevision]: { gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))' },
  [onStandingKiosk]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
}))

const PosterPlace = styled('div')({
  position: 'relative',
  paddingTop: '150%',
  '& > span': covering,
})

/** Placeholders while the posters load. */
export function PosterSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <Waiting>
      <PosterGrid as="div">
        {places.map((place) => (
          <div key={place}>
            <PosterPlace>
              <Skeleton variant="rounded" style={{ borderRadius: '0.75rem' }} />
            </PosterPlace>
            <Skeleton variant="text" width="75%" />
          </div>
        ))}
      </PosterGrid>
    </Waiting>
  )
}

const Press = styled(Pressable)(({ theme }) => ({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.field,
  transition: theme.transitions.create('transform', { duration: 180 }),
  '&:active': { transform: 'scale(0.98)' },
  // On a television the stage covers the upper part of the list.
  scrollMarginTop: 'var(--vod-stage, 0px)',
  // There no bar of a main action covers the lower edge, so that the title of the page stays above the first row.
  [onTelevision]: { scrollMarginBottom: '-3.5rem' },
  [`${keyboardInUse} &&:focus`]: {
    boxShadow: 'none',
    outline: 0,
    transform: 'scale(1.05)',
    '& > [data-place]': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.field },
  },
}))
const Place = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  '& > :first-of-type': { borderRadius: theme.tokens.radius.field },
}))
const Title = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  ...ownDirection,
  ...shortened(2),
  // With three columns on a phone, most titles fit in three lines.
  [theme.breakpoints.down('sm')]: { WebkitLineClamp: 3 },
  marginTop: '0.5rem',
  // Seven columns on a television: narrow ones, too. Not bold there, so that a line holds two words.
  [onTelevision]: { ...hyphenated, WebkitLineClamp: 3, fontWeight: 400, lineHeight: 1.25 },
}))
const Cost = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...theme.tokens.figures,
  display: 'block',
  marginTop: '0.125rem',
  color: theme.palette.text.secondary,
}))
const Lock = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '0.5rem',
  right: '0.5rem',
  display: 'flex',
  padding: '0.375rem',
  borderRadius: theme.tokens.radius.pill,
  color: '#FFFFFF',
  backgroundColor: 'rgba(8, 8, 10, 0.72)',
  '& > svg': { width: '1rem', height: '1rem' },
}))
const Seen = styled('span')({
  position: 'absolute',
  left: '0.5rem',
  right: '0.5rem',
  bottom: '0.5rem',
  height: '0.25rem',
  borderRadius: '0.125rem',
  overflow: 'hidden',
  backgroundColor: 'rgba(8, 8, 10, 0.6)',
  '& > span': { display: 'block', height: '100%', backgroundColor: '#FFFFFF' },
})

interface FilmTileProps {
  movie: Movie
  href: string
  cost: string
  /** True for the first tiles, whose posters load at once. */
  isEager?: boolean
}

/** A film by its poster. */
const FilmTile = memo(function FilmTile({ movie, href, cost, isEager = false }: FilmTileProps) {
  const { t } = useTranslation()
  const share = seenShare(movie)
  return (
    <Press {...{ href }} data-film={movie.movie_id}>
      <Place data-place="">
        <Picture
          src={movie.image}
          alt=""
          ratio={2 / 3}
          colour={movie.image_colour || undefined}
          fallback={<span />}
          {...(isEager && { eager: true })}
        />
        {movie.is_protected && (
          <Lock role="img" aria-label={t('vod.protected')}>
            <LockIcon />
          </Lock>
        )}
        {share > 0 && (
          <Seen>
            <span style={{ width: `${share * 100}%` }} />
          </Seen>
        )}
      </Place>
      <Title dir="auto">{movie.title}</Title>
      {cost && <Cost>{cost}</Cost>}
    </Press>
  )
})

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
