import Alarm from '@mui/icons-material/AlarmOutlined'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { PillLine } from '../../ui/PillLine.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useRoomTv } from '../remoteTv/useRoomTv.ts'
import { selectWakeUp, wakeUpsWanted } from './slice.ts'
import { WakeUpForm } from './WakeUpForm.tsx'
import { WakeUpList } from './WakeUpList.tsx'

/** When the room's television wakes the guest (WAKE-01). */
export function WakeUpScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const television = useRoomTv()
  const { tv, tvs } = television
  const { status, wakeUps } = useSelector(selectWakeUp)
  const [changing, setChanging] = useState<WakeUp | null>(null)
  useEffect(() => {
    dispatch(wakeUpsWanted())
  }, [dispatch])
  // The hotel's list is the truth: what is no longer in it cannot be changed.
  const still = changing && (wakeUps.find(({ id }) => id === changing.id) ?? null)
  const empty = { text: t('errors.noData'), icon: <Alarm fontSize="inherit" /> }
  const failed = { text: t('errors.module'), retryLabel: t('app.tryAgain') }
  return (
    <Screen width="list">
      <ScreenTitle below={tv ? t('wakeUp.text') : undefined}>{t('wakeUp.title')}</ScreenTitle>
      <Loaded
        status={television.status}
        has={tv !== null}
        loadingLabel={t('app.loading')}
        empty={{ ...empty, action: { label: t('nav.home'), href: '/' } }}
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
          has={wakeUps.length > 0 || status === 'success'}
          loadingLabel={t('app.loading')}
          empty={empty}
          failed={{ ...failed, onRetry: () => dispatch(wakeUpsWanted()) }}
        >
          <WakeUpList changing={still} onChange={setChanging} />
          <WakeUpForm
            key={still ? `${still.id} ${still.time}` : 'new'}
            changing={still}
            onDone={() => setChanging(null)}
          />
        </Loaded>
      </Loaded>
    </Screen>
  )
}
