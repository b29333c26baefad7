import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectHasDoor, selectPropertyId } from '../session/slice.ts'
import { arrange } from './arrange.ts'
import { Controls } from './Controls.tsx'
import { ControlsSkeleton } from './ControlsSkeleton.tsx'
import { kindOf } from './kinds.ts'
import { controlsWanted, selectRoomControls } from './slice.ts'
import type { ControlSource } from './sourceState.ts'

/** The controls of the guest's room (ROUTE-09). */
export const RoomControlScreen = () => <RoomControl source="hotel" />

/** An imaginary room, to try every control (ROUTE-10). */
export const DemoRoomControlScreen = () => <RoomControl source="demo" />

const isKnown = (command: RoomCommand) => kindOf(command) !== null

function RoomControl({ source }: { source: ControlSource }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, layout, area } = useSelectorWith(selectRoomControls, source)
  const hasDoor = useSelector(selectHasDoor)
  const hasProperty = useSelector(selectPropertyId) !== ''
  const isAway = useSelector(selectIsAway)
  const known = useMemo(() => arrange(layout, isKnown), [layout])
  // Deferred: many controls are rendered in small steps, so that a slow phone can handle input in between.
  const areas = useDeferredValue(known)
  // Without a room or a property nothing is requested (QRY-19).
  const isAwaited = status === 'unknown' && hasDoor && hasProperty
  const isLoading = status === 'fetching' || isAwaited || areas !== known
  // While the hotel is unreachable, controls that were loaded before stay, and show that state themselves.
  const hasFailed = status === 'failure' && !(isAway && areas.length > 0)
  return (
    <Screen width="wide">
      <ScreenTitle>{t(source === 'demo' ? 'roomControl.demoTitle' : 'roomControl.title')}</ScreenTitle>
      {hasFailed ? (
        <FailedState
          text={t('roomControl.failed')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(controlsWanted())}
        />
      ) : areas.length > 0 ? (
        <Controls source={source} areas={areas} selected={area} />
      ) : isLoading ? (
        <ControlsSkeleton label={t('app.loading')} />
      ) : (
        <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: '/' }} />
      )}
    </Screen>
  )
}
