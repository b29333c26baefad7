import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import { directionOf } from '../../ui/focus/keys.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../ui/pillStyle.ts'

const Line = styled('div')(({ theme }) => ({
  ...pillLineStyle,
  position: 'sticky',
  top: 'var(--top-bar, 0px)',
  zIndex: 2,
  backgroundColor: theme.palette.background.default,
}))
const Tab = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-selected="true"]': chosenPillStyle(theme),
}))

interface AreaTabsProps {
  id: string
  label: string
  areas: { id: string; name: string }[]
  current: string
  onChoose: (id: string) => void
}

/** The rooms of the suite. Each tab is a stop of its own, so that a remote control reaches it like anything else. */
export function AreaTabs({ id, label, areas, current, onChoose }: AreaTabsProps) {
  const line = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const direction = directionOf(event.nativeEvent)
    if (direction !== 'left' && direction !== 'right') return
    const tabs = [...(line.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = tabs.indexOf(event.target as HTMLElement)
    const isBack = (direction === 'left') === (document.documentElement.dir !== 'rtl')
    const next = tabs[at + (isBack ? -1 : 1)]
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <Line ref={line} role="tablist" aria-label={label} data-tour="room-areas" onKeyDown={handleKey}>
      {areas.map((area) => (
        <Tab
          key={area.id}
          role="tab"
          id={`${id}-${area.id}`}
          aria-selected={area.id === current}
          aria-controls={`${id}-panel`}
          onClick={() => onChoose(area.id)}
        >
          {area.name}
        </Tab>
      ))}
    </Line>
  )
}
