import { memo, useDeferredValue, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { PillTabs } from '../../ui/PillNav.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { selectHasDoor, selectPropertyId } from '../session/slice.ts'
import {
  type Area,
  arrange,
  controlsIn,
  controlsOfRooms,
  type Section,
  useTitles,
  wholeSuite,
} from './arrange.ts'
import { CardGrid } from './ControlCard.tsx'
import { ControlsSkeleton, ControlView } from './ControlView.tsx'
import type { ControlSource } from './controlsState.ts'
import {
  areaSelected,
  type ControlKind,
  controlsWanted,
  kindOf,
  selectRoomControls,
  selectScheduleDraft,
} from './slice.ts'

const Root = styled('section')({ '& > section': { marginTop: '1.25rem' } })
const SubTitle = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 0.625rem' }))

/** Kinds whose tiles are placed in pairs on a phone. */
const pairedKinds: readonly unknown[] = ['dnd', 'light', 'fan', 'doorbell']

interface SectionViewProps {
  source: ControlSource
  area: string
  section: Section
  /** In place of the hotel's name of the group. */
  heading?: string
  isNested?: boolean
}

/** A group of controls with its heading, and the groups within it (ROOM-06). Ungrouped controls have no heading. */
const SectionView = memo(function SectionView({
  source,
  area,
  section,
  heading,
  isNested = false,
}: SectionViewProps) {
  const id = useId()
  const titles = useTitles(source)
  const tiles = section.controls.filter((command) => pairedKinds.includes(kindOf(command)))
  // A last tile without a partner is as wide as a pair.
  const wideTile = tiles.length % 2 === 1 ? tiles[tiles.length - 1] : undefined
  const title = heading ?? titles.section(section)
  return (
    <Root {...(title && { 'aria-labelledby': id })}>
      {title &&
        (isNested ? <SubTitle id={id}>{title}</SubTitle> : <SectionTitle id={id}>{title}</SectionTitle>)}
      {section.controls.length > 0 && (
        <CardGrid>
          {section.controls.map((command) => (
            <ControlView
              key={command.id}
              source={source}
              area={area}
              command={command}
              isWide={command === wideTile}
            />
          ))}
        </CardGrid>
      )}
      {section.sections.map((child) => (
        <SectionView key={child.id} source={source} area={area} section={child} isNested />
      ))}
    </Root>
  )
})

const editor = lazyModule(() => import('./ScheduleEditor.tsx'), 'ScheduleEditor')

/** Renders the editor of the schedule that the guest has opened, if there is one. */
function OpenSchedule({ source }: { source: ControlSource }) {
  const draft = useSelectorWith(selectScheduleDraft, source)
  const { layout } = useSelectorWith(selectRoomControls, source)
  const titles = useTitles(source)
  const command = draft && layout.commands.find(({ id }) => id === draft.id)
  return (
    command && (
      <LazyPart key={draft.id} module={editor} props={{ source, draft, title: titles.control(command) }} />
    )
  )
}

// As many columns of sections as there is room for, so that much of the room is visible at once, and a slider is as long as
// a hand reaches. Columns and lines of a television are larger.
const Panel = styled('div')({
  margin: '0.75rem -0.375rem 0',
  '& > section': { padding: '0 0.375rem 0.5rem', breakInside: 'avoid' },
  '& > section:first-of-type > :first-of-type': { marginTop: 0 },
  columns: '20rem',
  columnGap: '2.25rem',
})

interface ControlsProps {
  source: ControlSource
  areas: readonly Area[]
  /** Id of the selected area; an unknown id selects the first area. */
  selected: string
}

const temperatureKinds: readonly (ControlKind | null)[] = ['heating', 'aircondition', 'floorheating']
const isTemperature = (command: RoomCommand) => temperatureKinds.includes(kindOf(command))
/** Whether a section is about other days than this moment, and comes after what is about now. */
const isLate = (section: Section) => controlsIn([section]).every((command) => kindOf(command) === 'schedule')
const lampKinds: readonly (ControlKind | null)[] = ['light', 'dimmer']

/**
 * The area that is shown before the guest selects one. On a television, whose guest lies in bed and wants one of the lamps, the
 * first room that has several.
 */
function firstShown(areas: readonly Area[], isOnTv: boolean): Area | undefined {
  const hasLamps = ({ sections }: Area) =>
    controlsIn(sections).filter((command) => lampKinds.includes(kindOf(command))).length > 1
  return (isOnTv ? areas.find(hasLamps) : undefined) ?? areas[0]
}

/** The controls of the selected area, below tabs where there are several (ROOM-03). */
function Controls({ source, areas, selected }: ControlsProps) {
  const { t } = useTranslation()
  const id = useId()
  const dispatch = useDispatch()
  const titles = useTitles(source)
  const isOnTv = useFormFactor() === 'tv'
  // Who looks at the whole suite wants it warmer or cooler too, without a walk through the rooms.
  const temperatures = useMemo(() => controlsOfRooms(areas, isTemperature), [areas])
  const area = areas.find(({ id: areaId }) => areaId === selected) ?? firstShown(areas, isOnTv)
  // Deferred, so that the pressed tab responds before the controls of the area are rendered.
  const shown = useDeferredValue(area)
  if (!area || !shown) return null
  const late = shown.sections.filter(isLate)
  const early = shown.sections.filter((section) => !late.includes(section))
  const view = (areaId: string, sections: readonly Section[], heading?: string) =>
    sections.map((section) => (
      <SectionView
        key={section.id}
        source={source}
        area={areaId}
        section={section}
        {...(heading !== undefined && { heading })}
      />
    ))
  return (
    <>
      {areas.length > 1 && (
        <PillTabs
          tour="room-areas"
          id={id}
          label={t('roomControl.rooms')}
          tabs={areas.map(({ id: areaId }) => ({ id: areaId, name: titles.area(areaId) }))}
          current={area.id}
          onSelect={(areaId) => dispatch(areaSelected({ source, area: areaId }))}
        />
      )}
      <Panel
        data-acts-on-room=""
        {...(areas.length > 1 && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-${shown.id}`,
        })}
        key={shown.id}
      >
        {view(shown.id, early)}
        {shown.id === wholeSuite &&
          temperatures.map(({ id: room, sections }) => view(room, sections, titles.area(room)))}
        {view(shown.id, late)}
      </Panel>
      <OpenSchedule source={source} />
    </>
  )
}

/** The controls of the guest's room (ROUTE-09). */
export const RoomControlScreen = () => <RoomControl source="hotel" />

/** An imaginary room, to try every control (ROUTE-10). */
export const DemoRoomControlScreen = () =>
  useLaterTexts() ? <RoomControl source="demo" /> : <ScreenSkeleton width="wide" />

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
        <FailedState text={t('roomControl.failed')} onRetry={() => dispatch(controlsWanted())} />
      ) : areas.length > 0 ? (
        <Controls source={source} areas={areas} selected={area} />
      ) : isLoading ? (
        <ControlsSkeleton />
      ) : (
        <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: '/' }} />
      )}
    </Screen>
  )
}
