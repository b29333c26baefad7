import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import type { Section } from './arrange.ts'
import { ControlView } from './ControlView.tsx'
import { kindOf } from './kinds.ts'
import { CardGrid } from './parts/cardStyles.ts'
import type { ControlSource } from './sourceState.ts'
import { useTitles } from './useTitles.ts'

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
export const SectionView = memo(function SectionView({
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
  const rowCount = section.controls.length - Math.floor(tiles.length / 2)
  const title = heading ?? titles.section(section)
  return (
    <Root {...(title && { 'aria-labelledby': id })}>
      {title &&
        (isNested ? <SubTitle id={id}>{title}</SubTitle> : <SectionTitle id={id}>{title}</SectionTitle>)}
      {section.controls.length > 0 && (
        <CardGrid data-odd={rowCount % 2 === 1 ? '' : undefined}>
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
