import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { AreaTabs } from './AreaTabs.tsx'
import type { Area } from './arrange.ts'
import { inColumns } from './parts/surface.ts'
import { SectionView } from './SectionView.tsx'
import { ScheduleEditor } from './schedule/ScheduleEditor.tsx'
import { areaChosen, type House } from './slice.ts'
import { useTitles } from './useTitles.ts'

// Two columns of sections where there is room, so that a television shows the whole room at once.
const Panel = styled('div')({
  margin: '0.75rem -0.375rem 0',
  '& > section': { padding: '0 0.375rem 0.5rem' },
  '& > section:first-of-type > :first-of-type': { marginTop: 0 },
  [inColumns]: { columnCount: 2, columnGap: '2.25rem', '& > section': { breakInside: 'avoid' } },
})

interface ControlsProps {
  house: House
  areas: readonly Area[]
  /** The area that the guest chose; the first where that is not there. */
  chosen: string
}

/** The controls of one area at a time, behind tabs where there are several (ROOM-03). */
export function Controls({ house, areas, chosen }: ControlsProps) {
  const { t } = useTranslation()
  const id = useId()
  const dispatch = useDispatch()
  const titles = useTitles(house)
  const area = areas.find((one) => one.id === chosen) ?? areas[0]
  if (!area) return null
  return (
    <>
      {areas.length > 1 && (
        <AreaTabs
          id={id}
          label={t('roomControl.rooms')}
          areas={areas.map((one) => ({ id: one.id, name: titles.area(one.id) }))}
          current={area.id}
          onChoose={(next) => dispatch(areaChosen({ house, area: next }))}
        />
      )}
      <Panel
        {...(areas.length > 1 && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-${area.id}`,
        })}
        key={area.id}
      >
        {area.sections.map((section) => (
          <SectionView key={section.id} house={house} area={area.id} section={section} />
        ))}
      </Panel>
      <ScheduleEditor house={house} />
    </>
  )
}
