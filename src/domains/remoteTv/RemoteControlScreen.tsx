import SettingsRemote from '@mui/icons-material/SettingsRemoteOutlined'
import Tv from '@mui/icons-material/TvOutlined'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { Row } from '../../ui/Row.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectIsCheckedIn } from '../session/slice.ts'
import { Remote } from './Remote.tsx'
import { isSameTv, selectRemoteTv, tvSelected, tvsWanted } from './slice.ts'

/** The remote control of the room's televisions; of several the guest chooses one first (TV-04). */
export function RemoteControlScreen() {
  const { t } = useTranslation()
  const { selectedTv, tvs, onlyOneTv } = useSelector(selectRemoteTv)
  const isOpen = selectedTv === null && tvs.length > 0
  const only = onlyOneTv && [selectedTv?.name, selectedTv?.description].filter(Boolean).join(' · ')
  return (
    <Screen width="wide">
      <ScreenTitle below={isOpen ? t('remoteTv.choose') : only || undefined}>
        {t('remoteTv.title')}
      </ScreenTitle>
      <Content />
    </Screen>
  )
}

function Content() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, tvs, selectedTv, noTv, onlyOneTv } = useSelector(selectRemoteTv)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const wasAsked = useRef(false)
  // Without a room there is no television, and nobody asks for one.
  if (noTv || !isCheckedIn) {
    const home = { label: t('nav.home'), href: '/' }
    return <EmptyState icon={<SettingsRemote fontSize="inherit" />} text={t('errors.empty')} action={home} />
  }
  if (status === 'failure') {
    return (
      <FailedState
        text={t('errors.module')}
        retryLabel={t('app.tryAgain')}
        onRetry={() => dispatch(tvsWanted())}
      />
    )
  }
  if (status !== 'success') return <ListSkeleton label={t('app.loading')} count={2} />
  if (!selectedTv) {
    wasAsked.current = true
    return (
      <Rows aria-label={t('remoteTv.tvs')}>
        {tvs.map((tv) => (
          <Row
            key={tv.id}
            icon={<Tv />}
            title={tv.name || t('remoteTv.tv')}
            text={tv.description}
            onClick={() => dispatch(tvSelected(tv))}
          />
        ))}
      </Rows>
    )
  }
  return (
    <>
      {!onlyOneTv && (
        <ChoicePills
          label={t('remoteTv.tvs')}
          value={String(selectedTv.id)}
          options={tvs.map(({ id, name }) => ({ value: String(id), label: name || t('remoteTv.tv') }))}
          onChange={(chosen) => {
            const tv = tvs.find(({ id }) => isSameTv(id, chosen))
            if (tv) dispatch(tvSelected(tv))
          }}
        />
      )}
      <Remote takesFocus={wasAsked.current} />
    </>
  )
}
