import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Modal from '@mui/material/Modal'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useDeviceNow } from '../../core/time/useNow.ts'
import { warningMs } from '../../domains/kiosk/presence.ts'
import { kioskEnded, presenceConfirmed, selectKiosk } from '../../domains/kiosk/slice.ts'
import { PictureOfTheHourPart } from '../../domains/login/PictureOfTheHourPart.tsx'
import { styled } from '../../ui/styled.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { CountdownRing } from '../dialogs/CountdownRing.tsx'
import { Scrim } from './TopBanner.tsx'

/** In a style sheet: a screen that is wide and low. */
export const lying = '@media (orientation: landscape)'

/** Above every dialog and notice of the guest. */
export const Above = styled(Modal)(({ theme }) => ({ '&&': { zIndex: theme.zIndex.tooltip + 1 } }))

/** Covers the whole window with an opaque colour, on which a picture of the hotel is loaded. */
export const Page = styled('div')({
  position: 'fixed',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  overflowY: 'auto',
  outline: 0,
  color: '#FFFFFF',
  backgroundColor: '#14161A',
})

/** The text is on the dark lower part, within reach of a child and from a wheelchair. */
export const LowerScrim = styled(Scrim)({
  background:
    'linear-gradient(to bottom, rgba(12, 14, 18, 0) 30%, rgba(12, 14, 18, 0.72) 58%, rgba(12, 14, 18, 0.92) 100%)',
  [lying]: {
    background:
      'linear-gradient(to bottom, rgba(12, 14, 18, 0) 10%, rgba(12, 14, 18, 0.76) 40%, rgba(12, 14, 18, 0.92) 100%)',
  },
})

/** What a cover says, at its lower end. */
export const Words = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: '40vh 2.5rem 3.5rem',
  textAlign: 'center',
  // A screen in landscape is wide and low: all of the languages must be visible.
  [lying]: { padding: '4vh 2.5rem 2.5rem' },
})

const behind = 'body > :not([data-presence])'
// A cover alone would leave the guest's screen, and dialogs that open meanwhile, to screen readers. Hidden elements keep
// their size, so that the screen is at the same place when the guest goes on.
const styles = { [`${behind}, ${behind} *`]: { visibility: 'hidden !important' } }

const Card = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '32rem',
  padding: '2.5rem',
  borderRadius: theme.tokens.radius.card,
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.raised,
}))
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }))
const Text = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: '0.75rem 0 0' }))
const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  marginTop: '1.5rem',
  '&& > * + *': { marginTop: '0.75rem' },
})

/**
 * Asks a guest who has been idle for a while. It covers and hides the guest's screen, because who stands before the
 * kiosk by now may be somebody else. The time-out itself runs in the domain's saga, even if nothing is rendered.
 */
export function PresenceDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { forgetsAt } = useSelector(selectKiosk)
  const leftMs = Math.max(0, Math.min(warningMs, forgetsAt - useDeviceNow(1000)))
  const left = Math.ceil(leftMs / 1000)
  const stay = () => dispatch(presenceConfirmed())
  useBackCloses(true, stay)
  return (
    <Above open hideBackdrop onClose={stay} data-presence="">
      <Page role="dialog" aria-modal="true" aria-labelledby="kiosk-presence" tabIndex={-1}>
        <GlobalStyles styles={styles} />
        <PictureOfTheHourPart />
        <LowerScrim />
        <Words>
          <Card>
            <Title id="kiosk-presence">{t('kiosk.stillThere')}</Title>
            <Text>{t('kiosk.stillThereText')}</Text>
            <CountdownRing
              seconds={warningMs / 1000}
              left={left}
              label={t('app.closesIn', { seconds: left })}
            />
            <Actions>
              <Button variant="outlined" onClick={() => dispatch(kioskEnded())}>
                <span>{t('kiosk.finish')}</span>
              </Button>
              <Button variant="contained" onClick={stay}>
                <span>{t('kiosk.stay')}</span>
              </Button>
            </Actions>
          </Card>
        </Words>
      </Page>
    </Above>
  )
}
