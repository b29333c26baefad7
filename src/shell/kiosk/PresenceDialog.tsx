import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useDeviceNow } from '../../core/time/useNow.ts'
import { warningMs } from '../../domains/kiosk/presence.ts'
import { kioskEnded, presenceConfirmed, selectKiosk } from '../../domains/kiosk/slice.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { CountdownRing } from '../dialogs/CountdownRing.tsx'

/**
 * Asks a guest who has been idle for a while. The time-out itself runs in the domain's saga, even if nothing is
 * rendered.
 */
export function PresenceDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { forgetsAt } = useSelector(selectKiosk)
  const leftMs = Math.max(0, Math.min(warningMs, forgetsAt - useDeviceNow(1000)))
  const left = Math.ceil(leftMs / 1000)
  const stay = () => dispatch(presenceConfirmed())
  return (
    <SheetDialog
      open
      onClose={stay}
      title={t('kiosk.stillThere')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="outlined" onClick={() => dispatch(kioskEnded())}>
            <span>{t('kiosk.finish')}</span>
          </Button>
          <Button variant="contained" onClick={stay}>
            <span>{t('kiosk.stay')}</span>
          </Button>
        </>
      }
    >
      <span>{t('kiosk.stillThereText')}</span>
      <CountdownRing seconds={warningMs / 1000} left={left} label={t('app.closesIn', { seconds: left })} />
    </SheetDialog>
  )
}
