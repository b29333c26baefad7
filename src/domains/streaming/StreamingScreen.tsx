import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { CastOutlined as Cast } from '../../ui/icons/CastOutlined.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { CardShape, RowShapes } from '../../ui/shapes/Shapes.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { HotelNoticePart } from '../offline/HotelNoticePart.tsx'
import { RoomTvPart } from '../remoteTv/RoomTvPart.tsx'
import { DeviceCard } from './DeviceCard.tsx'
import { devicesWanted, selectDevices, selectDeviceType } from './slice.ts'
import { knownType } from './types.ts'

const shape = (
  <CardShape style={{ marginTop: '1.25rem' }}>
    <RowShapes count={5} heightRem={4.5} />
  </CardShape>
)

/** The devices that stream the guest's own media to the room's television, with instructions (STRM-01). */
export function StreamingScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const type = knownType(useScreenParams().type ?? '')
  const { status, value: devices } = useSelector(selectDevices)
  const hasTexts = useLaterTexts()
  const isOfType = useSelector(selectDeviceType) === (type ?? '')
  if (!hasTexts) return <ScreenSkeleton label={t('app.loading')} width="list" />
  return (
    <Screen width="list">
      <ScreenTitle below={t('streaming.text')}>{t(`streaming.titles.${type ?? 'all'}`)}</ScreenTitle>
      <RoomTvPart
        empty={{ text: t('errors.empty'), icon: <Cast fontSize="inherit" /> }}
        shape={shape}
        content={{
          status,
          isAvailable: devices.length > 0 && isOfType,
          onRetry: () => dispatch(devicesWanted(type ?? '')),
        }}
      >
        <HotelNoticePart />
        {devices.map((device) => (
          <DeviceCard key={device.id} device={device} />
        ))}
      </RoomTvPart>
    </Screen>
  )
}
