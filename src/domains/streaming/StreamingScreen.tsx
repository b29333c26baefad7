import Cast from '@mui/icons-material/CastOutlined'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { Loaded } from '../../ui/Loaded.tsx'
import { PillLine } from '../../ui/PillLine.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useRoomTv } from '../remoteTv/useRoomTv.ts'
import { DeviceCard } from './DeviceCard.tsx'
import { devicesWanted, selectStreaming } from './slice.ts'
import { knownType } from './types.ts'

/** What plays the guest's own films on the room's television, and how to connect to it (STRM-01). */
export function StreamingScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const type = knownType(useParams().type ?? '')
  const television = useRoomTv()
  const { tv, tvs } = television
  const { status, devices, type: loadedType } = useSelector(selectStreaming)
  const wanted = type ?? ''
  useEffect(() => {
    dispatch(devicesWanted(wanted))
  }, [dispatch, wanted])
  const empty = {
    text: t('errors.empty'),
    icon: <Cast fontSize="inherit" />,
    action: { label: t('nav.home'), href: '/' },
  }
  const failed = { text: t('errors.module'), retryLabel: t('app.tryAgain') }
  return (
    <Screen width="list">
      <ScreenTitle below={t('streaming.text')}>{t(`streaming.titles.${type ?? 'all'}`)}</ScreenTitle>
      <Loaded
        status={television.status}
        has={tv !== null}
        loadingLabel={t('app.loading')}
        empty={empty}
        failed={{ ...failed, onRetry: television.retry }}
      >
        {tv && tvs.length > 1 && (
          <PillLine
            label={t('remoteTv.tvs')}
            options={tvs.map(({ id }) => String(id))}
            value={String(tv.id)}
            read={(id) => tvs.find((one) => String(one.id) === id)?.name || t('remoteTv.tv')}
            onChange={television.choose}
          />
        )}
        <Loaded
          status={status}
          has={devices.length > 0 && loadedType === wanted}
          loadingLabel={t('app.loading')}
          empty={empty}
          failed={{ ...failed, onRetry: () => dispatch(devicesWanted(wanted)) }}
        >
          {devices.map((device) => (
            <DeviceCard key={device.id} device={device} />
          ))}
        </Loaded>
      </Loaded>
    </Screen>
  )
}
