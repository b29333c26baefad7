import IconButton from '@mui/material/IconButton'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import SettingsIcon from '~icons/ic/outline-closed-caption'
import type { Movie } from '../../contract/vod.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { pillStyle } from '../../ui/pillStyle.ts'
import { SearchField, useSearchTerm } from '../../ui/SearchField.tsx'
import { clampedTo, covering, ownDirection } from '../../ui/sharedStyles.ts'
import { stuckStyle } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { selectConfig } from '../config/slice.ts'
import { useWordList } from '../formats/useWords.ts'
import { usePreview } from '../player/PreviewPart.tsx'
import { ambientBeside, Fading } from './Ambient.tsx'
import { settingsOpened } from './slice.ts'
import { type BrowseQuery, useFacts, VodTabs } from './VodTabs.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > nav': { flex: '1 1 100%' },
  '& > div': { display: 'flex', alignItems: 'center', flex: '1 1 100%', marginTop: '0.75rem' },
  '& form': { flex: '1 1 auto', maxWidth: '32rem', marginInlineEnd: '0.75rem' },
  [theme.breakpoints.up('md')]: {
    '& > nav': { flex: '0 0 auto' },
    '& > div': { flex: '1 1 20rem', margin: 0, justifyContent: 'flex-end' },
  },
  // The tools are placed beside the title, whose longest word has eleven letters.
  [onTelevision]: { flexWrap: 'nowrap', minHeight: '3rem', paddingInlineStart: '12rem' },
}))
const Pill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  marginInlineEnd: '0.75rem',
  '& > svg': { marginInlineEnd: '0.5rem', marginInlineStart: '-0.25rem' },
}))

interface BrowseToolsProps {
  query: BrowseQuery
  change: (change: Partial<BrowseQuery>) => void
  isOnTv: boolean
}

/** The tabs, the search and the settings. */
export function BrowseTools({ query, change, isOnTv }: BrowseToolsProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { term, setTerm, settle } = useSearchTerm(query.search, (search) => change({ search }))
  const [isWriting, setWriting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // A guest who opens the field wants to type in it, so it receives the focus.
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])
  // Hidden on a television: a field that is only passed by the focus would open the on-screen keyboard.
  const showsField = !isOnTv || isWriting || term !== ''
  return (
    <Line>
      <VodTabs current="browse" />
      <div data-tour="vod-search">
        {showsField ? (
          <SearchField
            ref={field}
            label={t('vod.search.label')}
            // Beside it, the button of the settings leaves little room on a phone.
            {...(!isOnTv && { placeholder: t('shop.search.open') })}
            clearLabel={t('shop.search.clear')}
            value={term}
            maxLength={maxTextLength}
            onChange={setTerm}
            onDone={settle}
            onBlur={() => {
              settle()
              setWriting(false)
            }}
          />
        ) : (
          <Pill onClick={() => setWriting(true)}>
            <Glyph name="search" size="1.25rem" />
            <span>{t('vod.search.label')}</span>
          </Pill>
        )}
        <IconButton aria-label={t('vod.settings.open')} onClick={() => dispatch(settingsOpened())}>
          <SettingsIcon />
        </IconButton>
      </div>
    </Line>
  )
}

const height = '16rem'

// Sticky above the rows, which scroll below it.
const Root = styled('section')(({ theme }) => {
  const ground = theme.palette.background.default
  return {
    ...stuckStyle,
    overflow: 'hidden',
    height,
    // Extends the background colour below the navigation rail.
    margin: '0 calc(-1 * var(--side)) 0',
    marginInlineStart: 'calc(-1 * (var(--rail, 0px) + var(--side)))',
    padding: '2.25rem var(--side) 0',
    paddingInlineStart: 'calc(var(--rail, 0px) + var(--side))',
    boxSizing: 'border-box',
    backgroundColor: ground,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      bottom: 0,
      opacity: theme.palette.mode === 'dark' ? 0.4 : 0.26,
      background: ambientBeside(theme),
    },
    // Fades the picture into the background at the top and the bottom.
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      bottom: 0,
      backgroundImage: [
        ['top', '6rem'],
        ['bottom', '3rem'],
      ]
        .map(([to, end]) => `linear-gradient(to ${to}, ${ground}, ${ground}00 ${end})`)
        .join(),
    },
  }
})
const Moving = styled(Fading)({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '50%',
  '& video': {
    ...covering,
    objectFit: 'cover',
    opacity: 0,
    transition: 'opacity 250ms ease-out',
  },
  '& video[data-runs]': { opacity: 1 },
})
const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  width: '56%',
  '& > h2': { ...theme.typography.h1, ...ownDirection, margin: 0 },
  '& > p': {
    ...theme.typography.body1,
    ...clampedTo(3),
    margin: '0.75rem 0 0',
  },
  '& > p:first-of-type': theme.typography.subtitle2,
  '& > p:last-of-type': ownDirection,
}))

/** Shows the focused film, large, above the rows of a television; its trailer plays after a while (CONST-41). */
export function Stage({ movie }: { movie: Movie }) {
  const words = useWordList()
  const { duration, genres, rating, cost } = useFacts()
  const style: CSSProperties & Record<'--ambient', string> = {
    '--ambient': movie.image_colour || 'transparent',
  }
  const facts = [movie.year && String(movie.year), duration(movie.duration), rating(movie), ...genres(movie)]

  // Sets the scroll margin that keeps focused rows below the stage.
  useEffect(() => {
    const root = document.documentElement.style
    root.setProperty('--vod-stage', height)
    return () => void root.removeProperty('--vod-stage')
  }, [])

  return (
    <Root style={style} aria-live="off" aria-hidden="true">
      <Moving>
        <div key={movie.movie_id}>
          <Picture
            src={movie.image_wide || movie.image}
            alt=""
            ratio={16 / 9}
            colour={movie.image_colour || undefined}
            fallback={<span />}
            square
            eager
          />
          {movie.trailer_url && !movie.is_protected && <Trailer src={movie.trailer_url} />}
        </div>
      </Moving>
      <Words>
        <h2>{movie.title}</h2>
        <p>{words([...facts, cost(movie)].filter((fact): fact is string => Boolean(fact)))}</p>
        <p>{movie.description}</p>
      </Words>
    </Root>
  )
}

function Trailer({ src }: { src: string }) {
  const { preview_enabled: isEnabled, play_timeout: delayMs } = useSelector(selectConfig)
  const { element, runs, isWanted } = usePreview(isEnabled, delayMs)
  return (
    isWanted && (
      <video
        ref={element}
        src={src}
        muted
        loop
        playsInline
        autoPlay
        tabIndex={-1}
        data-runs={runs ? '' : undefined}
      />
    )
  )
}
