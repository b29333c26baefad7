import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isBackKey } from '../../ui/focus/keys.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { playerSize } from '../../ui/mediaSize.ts'
import { clampedTo } from '../../ui/sharedStyles.ts'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { Film } from './Film.tsx'
import { handleFilmKey } from './filmKeys.ts'
import { PlayerTools } from './PlayerTools.tsx'
import { type Video, videoClosed } from './slice.ts'

const { width, height } = playerSize
const ratio = width / height

// As large as its aspect ratio allows in the viewport, with room for the bar above and the margins (CONST-22).
const Root = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 0,
    width: '100%',
    maxWidth: `${width}px`,
    maxHeight: '100%',
    overflow: 'visible',
    borderRadius: 0,
    boxShadow: 'none',
    color: '#FFFFFF',
    backgroundColor: 'transparent',
    '@supports (width: min(1px, 2px))': {
      maxWidth: `min(${width}px, calc((100vh - 9rem) * ${ratio.toFixed(4)}))`,
    },
  },
  '& .MuiBackdrop-root': { backgroundColor: 'rgba(8, 8, 10, 0.97)' },
  '& .MuiButton-root:focus, & .MuiIconButton-root:focus': theme.tokens.pictureFocusRing,
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0.25rem 0.5rem 0.25rem 1.25rem',
  '& > h2': {
    ...theme.typography.h3,
    flex: '1 1 auto',
    minWidth: 0,
    margin: 0,
    ...clampedTo(2),
  },
  '& > button': { flex: 'none', color: 'inherit' },
}))

/** Plays a film in a window over the page, with the controls of the browser; closing the dialog stops the film (DLG-01 to DLG-03). */
export function PlayerWindow({ video }: { video: Video }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const film = useRef<HTMLVideoElement>(null)
  const close = () => void dispatch(videoClosed())
  useBackCloses(true, close)

  // In the capture phase, because the browser's controls use the same keys to seek and pause.
  const handleKeyFirst = (event: KeyboardEvent) => {
    if (!film.current || !handleFilmKey(event.nativeEvent, film.current)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || !isBackKey(event.nativeEvent)) return
    event.stopPropagation()
    event.preventDefault()
    close()
  }
  return (
    <Root
      open
      onClose={close}
      onKeyDownCapture={handleKeyFirst}
      onKeyDown={handleKey}
      aria-labelledby={id}
      data-prevents-reload=""
    >
      <Film video={video} element={film}>
        {(startOver) => (
          <Head>
            <h2 id={id}>{video.title}</h2>
            {startOver && (
              <Button onClick={startOver}>
                <span>{t('player.startOver')}</span>
              </Button>
            )}
            <PlayerTools video={video} film={film} />
            <IconButton aria-label={t('app.close')} onClick={close}>
              <Glyph name="close" />
            </IconButton>
          </Head>
        )}
      </Film>
    </Root>
  )
}
