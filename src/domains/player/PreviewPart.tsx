import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { PauseRounded as PauseIcon } from '../../ui/icons/PauseRounded.tsx'
import { PlayArrowRounded as PlayIcon } from '../../ui/icons/PlayArrowRounded.tsx'
import { previewSize } from '../../ui/mediaSize.ts'
import { Picture } from '../../ui/Picture.tsx'
import { covering } from '../../ui/sharedStyles.ts'
import { selectConfig } from '../config/slice.ts'
import type { Video } from './slice.ts'
import { useOpenVideo } from './useOpenVideo.ts'
import { usePreview } from './usePreview.ts'

const Place = styled('div')({
  position: 'relative',
  // As high as its picture, also beside a higher element.
  alignSelf: 'flex-start',
  width: '100%',
  maxWidth: previewSize.width,
})
const Press = styled(ButtonBase)(({ theme }) => ({
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
