import { type KeyboardEvent, memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import type { Elements } from './elements.types.ts'
import { directionOf } from './focus/keys.ts'
import { onTelevision } from './formFactor.ts'
import { Pressable } from './Pressable.tsx'
import { chosenPillStyle, pillLineStyle, pillStyle } from './pillStyle.ts'
import { stuckStyle, useStuckLine } from './stuckStyle.ts'
import { styled } from './styled.tsx'

const TabList = styled('div')(({ theme }) => ({
  ...pillLineStyle,
  ...stuckStyle,
  backgroundColor: theme.palette.background.default,
  [onTelevision]: { position: 'static' },
}))
const Tab = styled(Pressable)(({ theme }) => ({
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

/** Scrolls the line of a tab until the tab is whole. `scrollIntoView` would move the page where the line sticks. */
function reveal(tab: HTMLElement) {
  const line = tab.parentElement as HTMLElement
  const { paddingLeft, paddingRight } = getComputedStyle(line)
  const [at, within] = [tab, line].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
  line.scrollLeft +=
    Math.max(0, at.right - within.right + Number.parseFloat(paddingRight)) +
    Math.min(0, at.left - within.left - Number.parseFloat(paddingLeft))
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
    reveal(next)
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
          onClick={({ currentTarget }) => {
            reveal(currentTarget)
            onSelect(tab.id)
          }}
        >
          <bdi>{tab.name}</bdi>
        </Tab>
      ))}
    </TabList>
  )
}

interface PillNavItem {
  id: string
  label: ReactNode
  href?: string
  /** The colour key of a remote control that presses the pill. */
  colourKey?: 'green' | 'yellow'
}

interface PillNavProps {
  label: string
  /** Rendered before the pills. */
  lead?: Elements
  items: readonly PillNavItem[]
  current: string | null
  onPick?: (id: string) => void
  /** Sticks below the top bar while the page scrolls. */
  sticky?: boolean
}

const Line = styled('nav')(({ theme }) => ({
  ...pillLineStyle,
  '&[data-sticky]': {
    ...stuckStyle,
    backgroundColor: theme.palette.background.default,
    // Not sticky on a television: arrow keys return to it anyway, and it would stick within the overscan area.
    [onTelevision]: { position: 'static' },
  },
}))
const Pill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-current="true"]': chosenPillStyle(theme),
}))

interface OnePillProps {
  item: PillNavItem
  isCurrent: boolean
  onPick: (id: string) => void
}

// Memoized: there may be sixty pills, and usually only two of them change.
const OnePill = memo(
  function OnePill({ item: { id, label, href, colourKey }, isCurrent, onPick }: OnePillProps) {
    return (
      <Pill
        {...(href !== undefined && { href })}
        aria-current={isCurrent ? 'true' : undefined}
        data-colour-key={colourKey}
        onClick={() => onPick(id)}
      >
        <bdi>{label}</bdi>
      </Pill>
    )
  },
  (before, { item, isCurrent }) =>
    before.isCurrent === isCurrent &&
    before.item.id === item.id &&
    before.item.label === item.label &&
    before.item.href === item.href,
)

/** A navigation by pills: the groups of a shop, the days of a programme. */
export function PillNav({ label, lead, items, current, onPick, sticky }: PillNavProps) {
  useStuckLine(sticky === true)
  const latest = useRef(onPick)
  useLayoutEffect(() => {
    latest.current = onPick
  })
  const pick = useCallback((id: string) => latest.current?.(id), [])
  return (
    <Line aria-label={label} data-sticky={sticky ? '' : undefined}>
      {lead}
      {items.map((item) => (
        <OnePill key={item.id} item={item} isCurrent={item.id === current} onPick={pick} />
      ))}
    </Line>
  )
}
