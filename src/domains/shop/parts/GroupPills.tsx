import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PillNav } from '../../../ui/PillNav.tsx'
import { useGo } from '../../navigation/useGo.ts'
import { followPath, type ShopGroup } from '../catalogue.ts'
import { listAddress } from '../groups.ts'

interface GroupPillsProps {
  shopId: number
  root: ShopGroup
  path: readonly string[]
}

/** The shop's groups, at hand while the list scrolls, and below them those inside the open one. */
export function GroupPills({ shopId, root, path }: GroupPillsProps) {
  const levels = [root, ...followPath(root, path)].filter(({ groups }) => groups.length > 0)
  return levels.map((group, level) => (
    <Line key={group.id} shopId={shopId} group={group} path={path} level={level} />
  ))
}

// No box of its own, or the pills would stick to it and not to the page.
const Place = styled('div')({ display: 'contents' })

/** One line of groups that lie beside each other; the first pill stands for all of them. */
function Line({
  shopId,
  group,
  path,
  level,
}: Omit<GroupPillsProps, 'root'> & { group: ShopGroup; level: number }) {
  const { t } = useTranslation()
  const go = useGo()
  const place = useRef<HTMLDivElement>(null)
  const items = [
    { id: '', label: t('shop.all') },
    ...group.groups.map(({ id, title }) => ({ id, label: title })),
  ]
  const current = path[level] ?? ''
  const at = items.findIndex(({ id }) => id === current)

  // The open group's pill may lie outside the line's window.
  useEffect(() => {
    const line = place.current?.firstElementChild
    const pill = line?.children[at]
    if (line && pill) line.scrollLeft += centreOf(pill) - centreOf(line)
  }, [at])

  const pick = (id: string) => {
    if (id === current) return
    const above = path.slice(0, level)
    // Back leads up one group (SHOP-03): only a step into a group is a place to come back from.
    go(listAddress(shopId, id ? [...above, id] : above), { replace: path.length > level })
  }
  return (
    <Place ref={place} data-tour="shop-groups">
      <PillNav
        label={level === 0 ? t('shop.groups') : t('shop.subgroups', { group: group.title })}
        sticky={level === 0}
        items={items}
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
