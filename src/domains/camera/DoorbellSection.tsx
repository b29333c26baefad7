import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { notifyPermission, requestNotifyPermission } from '../../browser/notifier.ts'
import { CheckRow } from '../../ui/CheckRow.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { chimeSwitched, doorbellSwitched, selectChimeOn, selectDoorbellOn } from './slice.ts'

const Card = styled('div')(({ theme }) => ({
  padding: '0.5rem 1.25rem',
  marginBottom: '2rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))
const NotificationRow = styled('div')(({ theme }) => ({
  borderTop: `0.0625rem solid ${theme.tokens.hairline}`,
  padding: '0.75rem 0 0.625rem',
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}))

/** What this device does when someone rings: dialog, sound, browser notification. */
export function DoorbellSection() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isAnnounced = useSelector(selectDoorbellOn)
  const hasSound = useSelector(selectChimeOn)
  return (
    <section aria-labelledby="doorbell" data-tour="camera-bell">
      <SectionTitle id="doorbell">{t('camera.bell.title')}</SectionTitle>
      <Card>
        <CheckRow
          name="announced"
          title={t('camera.bell.announce')}
          text={t('camera.bell.announceText')}
          checked={isAnnounced}
          onChange={(isOn) => dispatch(doorbellSwitched(isOn))}
        />
        <CheckRow
          name="heard"
          title={t('camera.bell.chime')}
          checked={hasSound}
          disabled={!isAnnounced}
          onChange={(isOn) => dispatch(chimeSwitched(isOn))}
        />
        <Notifications />
      </Card>
    </section>
  )
}

/** The browser asks for permission only after a press on the button (CAM-07). */
function Notifications() {
  const { t } = useTranslation()
  const [permission, setPermission] = useState(notifyPermission)
  if (permission === 'unsupported') return null
  const requestPermission = async () => setPermission(await requestNotifyPermission())
  return (
    <NotificationRow>
      {permission === 'default' ? (
        <Button variant="outlined" onClick={() => void requestPermission()}>
          {t('camera.bell.notify')}
        </Button>
      ) : (
        <p role="status">{t(`camera.bell.${permission}`)}</p>
      )}
    </NotificationRow>
  )
}
