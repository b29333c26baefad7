import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { AlarmOutlined as Alarm } from '../../ui/icons/AlarmOutlined.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TitleShape } from '../../ui/shapes/Shapes.tsx'
import { RoomTvPart } from '../remoteTv/RoomTvPart.tsx'
import { selectAlarmTv } from '../remoteTv/slice.ts'
import { selectWakeUps, wakeUpsWanted } from './slice.ts'
import { WakeUpForm } from './WakeUpForm.tsx'
import { WakeUpList } from './WakeUpList.tsx'

const shape = (
  <>
    <TitleShape />
    <Skeleton variant="rounded" height="15rem" />
  </>
)

/** Sets the times at which the room's television wakes the guest (WAKE-01). */
export function WakeUpScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const hasTv = useSelector(selectAlarmTv) !== null
  const { status, value: wakeUps } = useSelector(selectWakeUps)
  const [selected, setSelected] = useState<WakeUp | null>(null)
  // A wake-up that has gone from the hotel's list can no longer be edited.
  const editing = selected && (wakeUps.find(({ id }) => id === selected.id) ?? null)
  return (
    <Screen width="list">
      <ScreenTitle below={hasTv ? t('wakeUp.text') : undefined}>{t('wakeUp.title')}</ScreenTitle>
      <RoomTvPart
        isForAlarm
        empty={{ text: t('errors.noData'), icon: <Alarm fontSize="inherit" /> }}
        shape={shape}
        content={{
          status,
          isAvailable: wakeUps.length > 0 || status === 'success',
          onRetry: () => dispatch(wakeUpsWanted()),
        }}
      >
        <WakeUpList editing={editing} onEdit={setSelected} />
        <WakeUpForm
          key={editing ? `${editing.id} ${editing.time}` : 'new'}
          editing={editing}
          onDone={() => setSelected(null)}
        />
      </RoomTvPart>
    </Screen>
  )
}
