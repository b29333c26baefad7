import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectIsRegistered, selectIsWalkin } from '../session/slice.ts'
import { arrange } from './arrange.ts'
import { Controls } from './Controls.tsx'
import { ControlsSkeleton } from './ControlsSkeleton.tsx'
import { kindOf } from './kinds.ts'
import { controlsWanted, type House, selectHouse } from './slice.ts'

/** What can be switched in the guest's room (ROUTE-09). */
export const RoomControlScreen = () => <RoomControl house="hotel" />

/** A room that is not there, to try everything out (ROUTE-10). */
export const DemoRoomControlScreen = () => <RoomControl house="demo" />

const isKnown = (command: RoomCommand) => kindOf(command) !== null

type State = Parameters<typeof selectHouse>[0]

function RoomControl({ house }: { house: House }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, given, area } = useSelector((state: State) => selectHouse(state, house))
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  const areas = useMemo(() => arrange(given, isKnown), [given])
  const isAsked = status === 'fetching' || (status === 'unknown' && isRegistered && !isWalkin)
  return (
    <Screen width="wide">
      <ScreenTitle>{t(house === 'demo' ? 'roomControl.demoTitle' : 'roomControl.title')}</ScreenTitle>
      {status === 'failure' ? (
        <FailedState
          text={t('roomControl.failed')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(controlsWanted())}
        />
      ) : areas.length > 0 ? (
        <Controls house={house} areas={areas} chosen={area} />
      ) : isAsked ? (
        <ControlsSkeleton label={t('app.loading')} />
      ) : (
        <EmptyState text={t('errors.empty')} />
      )}
    </Screen>
  )
}
