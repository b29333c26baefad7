import IconButton from '@mui/material/IconButton'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedCaptionOutlined as SubtitlesIcon } from '../../ui/icons/ClosedCaptionOutlined.tsx'
import { PictureInPictureAltOutlined as PictureIcon } from '../../ui/icons/PictureInPictureAltOutlined.tsx'
import { RecordVoiceOverOutlined as AudioIcon } from '../../ui/icons/RecordVoiceOverOutlined.tsx'
import { AudioDialog } from './AudioDialog.tsx'
import { SubtitlesPart } from './SubtitlesPart.tsx'
import type { Video } from './slice.ts'

interface PlayerToolsProps {
  video: Video
  film: RefObject<HTMLVideoElement | null>
}

/** Buttons for the options of a film while it plays. */
export function PlayerTools({ video, film }: PlayerToolsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'subtitles' | 'audio' | null>(null)
  const close = () => setOpen(null)
  const showPicture = () => void film.current?.requestPictureInPicture().catch(() => undefined)
  return (
    <>
      {video.subtitles && (
        <>
          <IconButton
            aria-label={t('player.subtitles')}
            aria-haspopup="dialog"
            onClick={() => setOpen('subtitles')}
          >
            <SubtitlesIcon />
          </IconButton>
          <SubtitlesPart open={open === 'subtitles'} onClose={close} subtitles={video.subtitles} />
        </>
      )}
      {video.languages && video.languages.length > 1 && (
        <>
          <IconButton aria-label={t('player.audio')} aria-haspopup="dialog" onClick={() => setOpen('audio')}>
            <AudioIcon />
          </IconButton>
          <AudioDialog open={open === 'audio'} onClose={close} languages={video.languages} />
        </>
      )}
      {document.pictureInPictureEnabled === true && (
        <IconButton aria-label={t('player.pictureInPicture')} onClick={showPicture}>
          <PictureIcon />
        </IconButton>
      )}
    </>
  )
}
