import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import type { Section } from './arrange.ts'
import { ControlView } from './ControlView.tsx'
import { kindOf } from './kinds.ts'
import { CardGrid } from './parts/surface.ts'
import type { House } from './slice.ts'
import { useTitles } from './useTitles.ts'

const Whole = styled('section')({ '& > section': { marginTop: '1.25rem' } })
const Lower = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 0.625rem' }))

/** Kinds of which two stand beside each other on a phone. */
const small: readonly unknown[] = ['dnd', 'light', 'fan', 'doorbell']

interface SectionViewProps {
  house: House
  area: string
  section: Section
  isLower?: boolean
}

/** A group of controls under its heading, and the groups within it (ROOM-06). What is in no group has no heading. */
export function SectionView({ house, area, section, isLower = false }: SectionViewProps) {
  const id = useId()
  const titles = useTitles(house)
  const pairs = section.controls.filter((command) => small.includes(kindOf(command)))
  // One that is left over is as wide as a pair.
  const odd = pairs.length % 2 === 1 ? pairs[pairs.length - 1] : undefined
  const pairCount = section.controls.length - Math.floor(pairs.length / 2)
  const title = section.id && titles.section(section)
  return (
    <Whole {...(title && { 'aria-labelledby': id })}>
      {title && (isLower ? <Lower id={id}>{title}</Lower> : <SectionTitle id={id}>{title}</SectionTitle>)}
      {section.controls.length > 0 && (
        <CardGrid data-odd={pairCount % 2 === 1 ? '' : undefined}>
          {section.controls.map((command) => (
            <ControlView
              key={command.id}
              house={house}
              area={area}
              command={command}
              isWide={command === odd}
            />
          ))}
        </CardGrid>
      )}
      {section.sections.map((child) => (
        <SectionView key={child.id} house={house} area={area} section={child} isLower />
      ))}
    </Whole>
  )
}
