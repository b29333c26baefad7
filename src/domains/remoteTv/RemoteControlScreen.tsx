import SettingsRemote from '@mui/icons-material/SettingsRemoteOutlined'
import Tv from '@mui/icons-material/TvOutlined'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { Row } from '../../ui/Row.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { RowShapes } from '../../ui/shapes/Shapes.tsx'
import { HotelNoticePart } from '../offline/HotelNoticePart.tsx'
import { Remote } from './Remote.tsx'
import { RoomTvPart } from './RoomTvPart.tsx'
import { selectRemoteTv, tvSelected } from './slice.ts'
import { useRoomTv } from './useRoomTv.ts'
import { useTvLabel } from './useTvLabel.ts'

/** The remote control of the room's televisions; if there are several, the guest selects one first (TV-04). */
export function RemoteControlScreen() {
  const { t } = useTranslation()
  const { selectedTv, tvs, onlyOneTv } = useSelector(selectRemoteTv)
  const isSelecting = selectedTv === null && tvs.length > 0
  const description = onlyOneTv && [selectedTv?.name, selectedTv?.description].filter(Boolean).join(' · ')
  return (
    <Screen width="wide">
      <ScreenTitle below={isSelecting ? t('remoteTv.choose') : description || undefined}>
        {t('remoteTv.title')}
      </ScreenTitle>
      <RoomTvPart
        shape={<RowShapes count={2} heightRem={4.5} />}
        empty={{ text: t('errors.empty'), icon: <SettingsRemote fontSize="inherit" /> }}
      >
        <SelectedRemote />
      </RoomTvPart>
    </Screen>
  )
}

function SelectedRemote() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { tvs, selectedTv, onlyOneTv } = useSelector(selectRemoteTv)
  const { select } = useRoomTv()
  const labelOf = useTvLabel()
  const wasSelecting = useRef(false)
  if (!selectedTv) {
    wasSelecting.current = true
    return (
      <Rows aria-label={t('remoteTv.tvs')} style={{ maxWidth: '40rem' }}>
        {tvs.map((tv) => (
          <Row
            key={tv.id}
            icon={<Tv />}
            title={labelOf(tv)}
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
          options={tvs.map((tv) => ({ value: String(tv.id), label: labelOf(tv) }))}
          onChange={select}
        />
      )}
      <HotelNoticePart />
      <Remote takesFocus={wasSelecting.current} />
    </>
  )
}
