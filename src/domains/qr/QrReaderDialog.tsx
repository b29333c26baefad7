import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import type { CSSObject } from '@mui/material/styles'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isBackKey } from '../../ui/focus/keys.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { centredColumn, covering, forcedColours } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { readLocation } from './readCode.ts'
import { locationScanned, qrReaderClosed } from './slice.ts'
import { useQrScanner } from './useQrScanner.ts'

/** Forced colours leave no gradient behind a text, and more contrast needs more than a gradient. */
const solid: CSSObject = { backgroundImage: 'none', backgroundColor: '#101114' }
const solidWhereAsked: CSSObject = { [forcedColours]: solid, '@media (prefers-contrast: more)': solid }

/** Parts of the reader's screen, positioned on top of the camera's picture. */
const Picture = styled('video')({
  ...covering,
  objectFit: 'cover',
})

const Head = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 'calc(1rem + env(safe-area-inset-top, 0px)) 1rem 2rem 1.5rem',
  backgroundImage: 'linear-gradient(to bottom, rgba(10, 10, 12, 0.72), rgba(10, 10, 12, 0))',
  ...solidWhereAsked,
  '& > h2': { ...theme.typography.h2, margin: 0 },
  '& > button': { color: 'inherit' },
}))

/** The square to aim with; its surroundings are dimmed. */
const Finder = styled('div')({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: '16rem',
  height: '16rem',
  transform: 'translate(-50%, -50%)',
  borderRadius: '1.75rem',
  border: '0.1875rem solid #FFFFFF',
  boxShadow: '0 0 0 200vmax rgba(10, 10, 12, 0.46)',
})

const Foot = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 1,
  margin: 0,
  padding: '3rem 2rem calc(2.5rem + env(safe-area-inset-bottom, 0px))',
  textAlign: 'center',
  backgroundImage: 'linear-gradient(to top, rgba(10, 10, 12, 0.82) 40%, rgba(10, 10, 12, 0))',
  ...solidWhereAsked,
}))

const Middle = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  bottom: 0,
  ...centredColumn,
  padding: '0 2rem',
  textAlign: 'center',
  '& > p': { maxWidth: '22rem', margin: '1.5rem 0 1.75rem' },
}))

const Root = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 0,
    maxWidth: 'none',
    width: '100%',
    height: '100%',
    maxHeight: 'none',
    borderRadius: 0,
    overflow: 'hidden',
    color: '#FFFFFF',
    backgroundColor: '#101114',
  },
  '& .MuiButtonBase-root:focus': theme.tokens.pictureFocusRing,
}))

/** The QR reader in a full-screen dialog (QR-01). */
export const QrReaderDialog = () => useLaterTexts() && <Reader />

function Reader() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const close = () => void dispatch(qrReaderClosed())
  useBackCloses(true, close)

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || !isBackKey(event.nativeEvent)) return
    event.stopPropagation()
    event.preventDefault()
    close()
  }
  return (
    <Root open fullScreen onClose={close} onKeyDown={handleKey} aria-labelledby={id}>
      {/* Before the picture in the DOM, because a screen reader begins with what the dialog is. */}
      <Head>
        <h2 id={id}>{t('qr.title')}</h2>
        <IconButton aria-label={t('app.close')} onClick={close}>
          <Glyph name="close" />
        </IconButton>
      </Head>
      <Viewer />
    </Root>
  )
}

/** Scans for the code of a table or a sunbed. Other codes are ignored, and scanning continues (QR-02, QR-03). */
function Viewer() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const handleCode = (text: string) => {
    const location = readLocation(text)
    if (location) dispatch(locationScanned(location))
  }
  const error = useQrScanner(video, handleCode, attempt)
  return (
    <>
      <Picture ref={video} muted playsInline aria-hidden="true" style={{ opacity: error ? 0 : 1 }} />
      {!error && <Finder aria-hidden="true" />}
      {!error && <Foot role="status">{t('qr.hint')}</Foot>}
      {error && (
        <Middle>
          <Glyph name="alert" size="3rem" />
          <p role="alert">
            {error.problem
              ? t(`qr.errors.${error.problem}`)
              : t('qr.errors.other', { name: error.errorName })}
          </p>
          <Button variant="outlined" color="inherit" onClick={() => setAttempt(attempt + 1)}>
            <span>{t('app.tryAgain')}</span>
          </Button>
        </Middle>
      )}
    </>
  )
}
