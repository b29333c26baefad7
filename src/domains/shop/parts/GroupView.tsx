import Button from '@mui/material/Button'
import { type MouseEvent, memo, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isForNewTab } from '../../../core/routing/isForNewTab.ts'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { useVirtualRows, VirtualSpacer } from '../../../ui/virtualRows/useVirtualRows.tsx'
import { allItems, type ShopGroup } from '../catalogue.ts'
import { listAddress } from '../history/addresses.ts'
import { Reorder } from '../reorder/Reorder.tsx'
import { ItemsList } from './ItemsList.tsx'
import { GroupSection } from './itemStyle.ts'

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
