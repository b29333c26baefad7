import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import { directionOf } from '../../ui/focus/keys.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../ui/pillStyle.ts'

const TabList = styled('div')(({ theme }) => ({
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
  onSelect: (id: string) => void
}

/** The rooms of the suite. Each tab takes the focus by itself, because the keys of a remote control move it tab by tab. */
export function AreaTabs({ id, label, areas, current, onSelect }: AreaTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const direction = directionOf(event.nativeEvent)
    if (direction !== 'left' && direction !== 'right') return
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const index = tabs.indexOf(event.target as HTMLElement)
    const isBack = (direction === 'left') === (document.documentElement.dir !== 'rtl')
    const next = tabs[index + (isBack ? -1 : 1)]
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <TabList ref={list} role="tablist" aria-label={label} data-tour="room-areas" onKeyDown={handleKey}>
      {areas.map((area) => (
        <Tab
          key={area.id}
          role="tab"
          id={`${id}-${area.id}`}
          aria-selected={area.id === current}
          aria-controls={`${id}-panel`}
          onClick={() => onSelect(area.id)}
        >
          {area.name}
        </Tab>
      ))}
    </TabList>
  )
}
