import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isBackKey } from '../../ui/focus/keys.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { Finder, Foot, Head, Middle, Picture } from './parts.ts'
import { readLocation } from './readCode.ts'
import { locationScanned, qrReaderClosed } from './slice.ts'
import { useQrScanner } from './useQrScanner.ts'

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
export function QrReaderDialog() {
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
