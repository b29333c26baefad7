import { styled } from '@mui/material/styles'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { PillTabs } from '../../ui/PillTabs.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { HotelNoticePart } from '../offline/HotelNoticePart.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { type Area, controlsIn, controlsOfRooms, type Section, wholeSuite } from './arrange.ts'
import { type ControlKind, kindOf } from './kinds.ts'
import { twoColumns } from './parts/cardStyles.ts'
import { SectionView } from './SectionView.tsx'
import { OpenSchedule } from './schedule/OpenSchedule.tsx'
import { areaSelected } from './slice.ts'
import type { ControlSource } from './sourceState.ts'
import { useTitles } from './useTitles.ts'

// Sections in two columns on a television or desktop, so that the whole room is visible at once.
const Panel = styled('div')({
  margin: '0.75rem -0.375rem 0',
  '& > section': { padding: '0 0.375rem 0.5rem' },
  '& > section:first-of-type > :first-of-type': { marginTop: 0 },
  [twoColumns]: { columnCount: 2, columnGap: '2.25rem', '& > section': { breakInside: 'avoid' } },
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
export function Controls({ source, areas, selected }: ControlsProps) {
  const { t } = useTranslation()
  const id = useId()
  const dispatch = useDispatch()
  const titles = useTitles(source)
  const { describedBy } = useHotelNeeded(source === 'demo')
  const isOnTv = useFormFactor() === 'tv'
  // Who looks at the whole suite wants it warmer or cooler too, without a walk through the rooms.
  const temperatures = useMemo(() => controlsOfRooms(areas, isTemperature), [areas])
  const area = areas.find(({ id: areaId }) => areaId === selected) ?? firstShown(areas, isOnTv)
  if (!area) return null
  const late = area.sections.filter(isLate)
  const early = area.sections.filter((section) => !late.includes(section))
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
      {describedBy && <HotelNoticePart />}
      <Panel
        data-acts-on-room=""
        aria-describedby={describedBy}
        {...(areas.length > 1 && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-${area.id}`,
        })}
        key={area.id}
      >
        {view(area.id, early)}
        {area.id === wholeSuite &&
          temperatures.map(({ id: room, sections }) => view(room, sections, titles.area(room)))}
        {view(area.id, late)}
      </Panel>
      <OpenSchedule source={source} />
    </>
  )
}
