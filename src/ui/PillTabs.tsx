import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import { directionOf } from './focus/keys.ts'
import { onTelevision } from './formFactor.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from './pillStyle.ts'
import { stuckStyle, useStuckLine } from './stuckStyle.ts'

const TabList = styled('div')(({ theme }) => ({
  ...pillLineStyle,
  ...stuckStyle,
  backgroundColor: theme.palette.background.default,
  [onTelevision]: { position: 'static' },
}))
const Tab = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-selected="true"]': chosenPillStyle(theme),
}))

interface PillTabsProps {
  id: string
  label: string
  tabs: { id: string; name: string }[]
  current: string
  /** Name of this part in a guided tour (`data-tour`). */
  tour?: string
  onSelect: (id: string) => void
}

/**
 * Tabs above one panel (`{id}-panel`). Each tab is a tab stop (there is no roving tabindex), because the arrow keys of
 * a remote control move the focus from tab to tab.
 */
export function PillTabs({ id, label, tabs, current, tour, onSelect }: PillTabsProps) {
  useStuckLine(true)
  const list = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const direction = directionOf(event.nativeEvent)
    if (direction !== 'left' && direction !== 'right') return
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const index = elements.indexOf(event.target as HTMLElement)
    const isBack = (direction === 'left') === (document.documentElement.dir !== 'rtl')
    const next = elements[index + (isBack ? -1 : 1)]
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <TabList ref={list} role="tablist" aria-label={label} data-tour={tour} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          role="tab"
          id={`${id}-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={`${id}-panel`}
          onClick={() => onSelect(tab.id)}
        >
          <bdi>{tab.name}</bdi>
        </Tab>
      ))}
    </TabList>
  )
}
