import { styled } from '@mui/material/styles'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PillNav } from '../../../ui/PillNav.tsx'
import { useProgressiveCount } from '../../../ui/useProgressiveCount.ts'
import { followPath, type ShopGroup } from '../catalogue.ts'

/** More than fit into the line's window. */
const slice = 12

interface GroupPillsProps {
  root: ShopGroup
  path: readonly string[]
  onOpen: (path: readonly string[]) => void
  /** What stands before the groups. */
  lead: ReactNode
}

/** The shop's groups, at hand while the list scrolls, and below them those inside the open one. */
export const GroupPills = memo(function GroupPills({ root, path, onOpen, lead }: GroupPillsProps) {
  const levels = [root, ...followPath(root, path)].filter(({ groups }) => groups.length > 0)
  return levels.map((group, level) => (
    <Line key={group.id} group={group} path={path} level={level} onOpen={onOpen} lead={level === 0 && lead} />
  ))
})

// No box of its own, or the pills would stick to it and not to the page.
const Place = styled('div')({ display: 'contents' })

/** One line of groups that lie beside each other; the first pill stands for all of them. */
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
  const current = path[level] ?? ''
  const at = items.findIndex(({ id }) => id === current)

  const begin = lead ? 1 : 0
  // The open group's pill may lie outside the line's window. With the next frame, which lays the page out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const line = place.current?.firstElementChild
      const pill = line?.children[begin + at]
      if (line && pill) line.scrollLeft += centreOf(pill) - centreOf(line)
    })
    return () => cancelAnimationFrame(frame)
  }, [begin, at])

  // Of many groups only the first are in the line's window.
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
