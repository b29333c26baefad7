import IconButton from '@mui/material/IconButton'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import PauseIcon from '~icons/ic/round-pause'
import PlayIcon from '~icons/ic/round-play-arrow'
import { savesData } from '../../browser/media.ts'
import { previewSize } from '../../ui/mediaSize.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { selectConfig } from '../config/slice.ts'
import { selectVideo, type Video, videoOpened } from './slice.ts'

interface Preview {
  element: RefObject<HTMLVideoElement | null>
  /** True while the preview plays. */
  runs: boolean
  /** True once the preview is due, unless the player is open. */
  isWanted: boolean
}

/** True if the guest prefers reduced motion or saves data. */
const isUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()

/**
 * A muted preview that starts by itself once the guest has stayed on the page for a while (CONST-41), and is
 * unloaded while the player is open.
 */
export function usePreview(isEnabled: boolean, delayMs: number): Preview {
  const element = useRef<HTMLVideoElement>(null)
  const isPlayerOpen = useSelector(selectVideo) !== null
  const [isDue, setDue] = useState(false)
  const [runs, setRuns] = useState(false)
  const isWanted = isEnabled && isDue && !isPlayerOpen

  useEffect(() => {
    if (!isEnabled || isUnwanted()) return
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [isEnabled, delayMs])

  useEffect(() => {
    const video = element.current
    if (!isWanted || !video) return
    const start = () => setRuns(true)
    const end = () => setRuns(false)
    video.addEventListener('playing', start)
    video.addEventListener('error', end)
    return () => {
      setRuns(false)
      video.removeEventListener('playing', start)
      video.removeEventListener('error', end)
      video.removeAttribute('src')
      video.load()
    }
  }, [isWanted])

  return { element, runs, isWanted }
}

export { resumeFrom } from './slice.ts'

/** Plays a video in the player, over the screen that the guest is on. */
export function useOpenVideo(): (video: Video) => void {
  const dispatch = useDispatch()
  return useCallback((video) => void dispatch(videoOpened(video)), [dispatch])
}

const Place = styled('div')({
  position: 'relative',
  // As high as its picture, also beside a higher element.
  alignSelf: 'flex-start',
  width: '100%',
  maxWidth: previewSize.width,
})
const Press = styled(Pressable)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  borderRadius: theme.tokens.radius.card,
  '& > video': {
    ...covering,
    objectFit: 'cover',
    opacity: 0,
    transition: theme.transitions.create('opacity', { duration: 250 }),
  },
  '& > video[data-runs]': { opacity: 1 },
}))
const Sign = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: '0.75rem',
  bottom: '0.75rem',
  display: 'flex',
  padding: '0.5rem',
  borderRadius: theme.tokens.radius.pill,
  color: '#FFFFFF',
  backgroundColor: 'rgba(8, 8, 10, 0.72)',
}))

const Stop = styled(IconButton)({
  position: 'absolute',
  right: '0.5rem',
  bottom: '0.5rem',
  '&&': { color: '#FFFFFF', backgroundColor: 'rgba(8, 8, 10, 0.72)' },
})

interface PreviewPartProps {
  video: Video
  /** Accessible name: the video that a press plays. */
  label: string
}

/**
 * A video in a page: a still picture, then a muted preview; a press plays the video in the player (PLAY-02). The guest
 * can stop what moves by itself (WCAG 2.2.2), and the hotel may switch previews off (CONF-16).
 */
export function PreviewPart({ video, label }: PreviewPartProps) {
  const { t } = useTranslation()
  const open = useOpenVideo()
  const [isStopped, setStopped] = useState(false)
  const { preview_enabled: isEnabled, play_timeout: delayMs } = useSelector(selectConfig)
  const { element, runs, isWanted } = usePreview(isEnabled && !isStopped, isStopped ? 0 : delayMs)
  return (
    <Place>
      <Press aria-label={label} onClick={() => open(video)}>
        <Picture
          src={video.poster}
          alt=""
          ratio={previewSize.width / previewSize.height}
          fallback={<span />}
        />
        {isWanted && (
          <video
            ref={element}
            src={video.src}
            muted
            loop
            playsInline
            autoPlay
            aria-hidden="true"
            tabIndex={-1}
            data-runs={runs ? '' : undefined}
          />
        )}
        <Sign aria-hidden="true">
          <PlayIcon />
        </Sign>
      </Press>
      {(runs || isStopped) && (
        <Stop
          aria-label={t(isStopped ? 'player.play' : 'player.pause')}
          onClick={() => setStopped(!isStopped)}
        >
          {isStopped ? <PlayIcon /> : <PauseIcon />}
        </Stop>
      )}
    </Place>
  )
}
