import Button from '@mui/material/Button'
import { type MouseEvent, memo, startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenIdle } from '../../../browser/whenIdle.ts'
import { isForNewTab } from '../../../core/routing/isForNewTab.ts'
import type { Elements } from '../../../ui/elements.types.ts'
import { PillNav } from '../../../ui/PillNav.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { styled } from '../../../ui/styled.tsx'
import { useVirtualRows, VirtualSpacer } from '../../../ui/virtualRows/useVirtualRows.tsx'
import { allItems, followPath, type ShopGroup } from '../catalogue.ts'
import { listAddress } from '../history.ts'
import { Reorder } from '../reorder/Reorder.tsx'
import { ItemsList } from './ItemsList.tsx'
import { GroupSection } from './itemStyle.ts'

/**
 * Renders a long list in steps of `size` items while the browser is idle, so that input is handled in between. Returns
 * how many items to render now.
 */
function useProgressiveCount(list: readonly unknown[], size: number): number {
  const [count, setCount] = useState(size)
  const [last, setLast] = useState(list)
  // A new list starts again with its first items.
  if (last !== list) {
    setLast(list)
    setCount(size)
  }
  const isComplete = count >= list.length

  useEffect(() => {
    if (isComplete) return
    // A transition, so that input interrupts the rendering.
    return whenIdle(() => startTransition(() => setCount(count + size)))
  }, [count, isComplete, size])

  return Math.min(count, list.length)
}

/** More pills than are visible in the line at once. */
const slice = 12

interface GroupPillsProps {
  root: ShopGroup
  path: readonly string[]
  onOpen: (path: readonly string[]) => void
  /** Rendered before the groups. */
  lead: Elements
}

/** The shop's groups, sticky while the list scrolls, and below them the subgroups of the open one. */
export function GroupPills({ root, path, onOpen, lead }: GroupPillsProps) {
  const levels = [root, ...followPath(root, path)].filter(({ groups }) => groups.length > 0)
  return levels.map((group, level) => (
    <Line key={group.id} group={group} path={path} level={level} onOpen={onOpen} lead={level === 0 && lead} />
  ))
}

// Has no box of its own, because the pills would stick to it instead of the page.
const Place = styled('div')({ display: 'contents' })

/** One line of sibling groups; the first pill stands for all of them. */
function Line({
  group,
  path,
  level,
  onOpen,
  lead,
}: Omit<GroupPillsProps, 'root'> & { group: ShopGroup; level: number }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const items = [
    { id: '', label: t('shop.all') },
    ...group.groups.map(({ id, title }) => ({ id, label: title })),
  ]
  const current = path[level] || ''
  const at = items.findIndex(({ id }) => id === current)

  // Scrolls the pill of the open group into view, in the next frame, in which the page is laid out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const line = place.current?.firstElementChild
      const pill = line?.querySelector('[aria-current]')
      if (line && pill && at >= 0) line.scrollLeft += centreOf(pill) - centreOf(line)
    })
    return () => cancelAnimationFrame(frame)
  }, [at])

  // Only the first of many groups are visible in the line at first.
  const count = useProgressiveCount(group.groups, slice)
  const pick = (id: string) => {
    if (id === current) return
    const above = path.slice(0, level)
    onOpen(id ? [...above, id] : above)
  }
  return (
    <Place ref={place} data-tour="shop-groups" data-starts-here={level === 0 ? '' : undefined}>
      <PillNav
        label={level === 0 ? t('shop.groups') : t('shop.subgroups', { group: group.title })}
        sticky={level === 0}
        lead={lead}
        items={items.slice(0, Math.max(count, at) + 1)}
        current={current}
        onPick={pick}
      />
    </Place>
  )
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

interface GroupViewProps {
  shopId: number
  /** Title as the hotel gives it; may be empty. */
  shopTitle: string
  group: ShopGroup
  path: readonly string[]
  onOpen: (path: readonly string[]) => void
}

/** How many items of a group its parent shows; a group that is hardly longer is shown completely. */
const shown = 4
const maxItemsShownWhole = 6

const virtualRows = { initialItems: 1, rowsPerRender: 1, estimatedRowHeightPx: 576 }

/** The content of a group: its own items, and the first items of each subgroup. */
export const GroupView = memo(function GroupView({ group, onOpen, ...place }: GroupViewProps) {
  const id = useId()
  const sections = useRef<HTMLDivElement>(null)
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(group.groups, sections, virtualRows)
  const isNamed = place.path.length > 0 && group.items.length > 0
  return (
    <>
      {place.path.length === 0 && <Reorder shopId={place.shopId} />}
      {isNamed && <SectionTitle id={id}>{group.title}</SectionTitle>}
      {group.items.length > 0 && (
        <ItemsList {...place} items={group.items} labelledBy={isNamed ? id : undefined} />
      )}
      <div ref={sections}>
        <VirtualSpacer as="div" heightPx={heightBeforePx} />
        {group.groups.slice(from, to).map((child) => (
          <Section key={child.id} {...place} group={child} onOpen={onOpen} />
        ))}
        <VirtualSpacer as="div" heightPx={heightAfterPx} />
      </div>
    </>
  )
})

const Section = memo(function Section({ group, onOpen, ...place }: GroupViewProps) {
  const { t } = useTranslation()
  const id = useId()
  const items = useMemo(() => allItems(group), [group])
  const isWhole = items.length <= maxItemsShownWhole
  const path = [...place.path, group.id]
  const handleAll = (event: MouseEvent) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    onOpen(path)
  }
  const all = !isWhole && (
    <Button href={listAddress(place.shopId, path)} aria-describedby={id} onClick={handleAll}>
      <span>{t('shop.showAll', { count: items.length })}</span>
    </Button>
  )
  return (
    <GroupSection aria-labelledby={id}>
      <SectionTitle id={id} action={all}>
        {group.title}
      </SectionTitle>
      <ItemsList {...place} items={isWhole ? items : items.slice(0, shown)} labelledBy={id} />
    </GroupSection>
  )
})
