import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { CheckRow } from '../../ui/CheckRow.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { NotificationsPart } from './NotificationsPart.tsx'
import { chimeSwitched, doorbellSwitched, selectChimeOn, selectDoorbellOn } from './slice.ts'

const Card = styled('div')(({ theme }) => ({
  padding: '0.5rem 1.25rem',
  marginBottom: '2rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))

/** Settings of this device for the doorbell: dialog, sound and browser notification. */
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
        <NotificationsPart />
      </Card>
    </section>
  )
}
