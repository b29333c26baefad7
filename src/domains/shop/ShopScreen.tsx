import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { RetailInfo } from '../../contract/shop.ts'
import { Screen } from '../../ui/Screen.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import type { Catalogue, ShopGroup } from './catalogue.ts'
import { readShopId } from './groups.ts'
import { CartBar } from './parts/CartBar.tsx'
import { GroupPills } from './parts/GroupPills.tsx'
import { GroupView } from './parts/GroupView.tsx'
import { ListTop } from './parts/ListTop.tsx'
import { NoShop } from './parts/NoShop.tsx'
import { ShopHeader } from './parts/ShopHeader.tsx'
import { useGroupSteps } from './parts/useGroupSteps.ts'
import { useShop } from './parts/useShop.ts'
import { SearchLine } from './search/SearchLine.tsx'
import { SearchPill } from './search/SearchPill.tsx'
import { SearchResults } from './search/SearchResults.tsx'
import { useSearch } from './search/useSearch.ts'

/** `/shop/flow/{id}`: what a shop offers, group by group. */
export function ShopScreen() {
  const shopId = readShopId(useParams().id)
  return shopId === null ? <NoShop shopId={null} status="failed" /> : <InShop key={shopId} shopId={shopId} />
}

function InShop({ shopId }: { shopId: number }) {
  const { status, catalogue, group, ...shop } = useShop(shopId)
  const isHere = catalogue !== null && group !== null
  // What has come is drawn in small steps, and shown when all of it stands.
  const isDrawn = useDeferredValue(isHere)
  if (!isHere || !isDrawn) return <NoShop shopId={shopId} status={isHere ? 'loading' : status} />
  return <ShopList {...shop} shopId={shopId} catalogue={catalogue} group={group} />
}

interface ShopListProps {
  shopId: number
  catalogue: Catalogue
  info: RetailInfo | null
  /** Ids of the open groups, and the last of them. */
  path: readonly string[]
  group: ShopGroup
}

function ShopList({ shopId, catalogue, info, path, group }: ShopListProps) {
  const { t } = useTranslation()
  const openGroup = useGroupSteps(shopId, path)
  const { term, setTerm, settle } = useSearch(shopId, path)
  // Writing goes first, what it finds follows.
  const looked = useDeferredValue(term)
  // A pill is pressed at once, what is in the group follows.
  const shown = useDeferredValue(useMemo(() => ({ group, path }), [group, path]))
  const list = useRef<HTMLDivElement>(null)
  const title = catalogue.title || t('shop.title')
  const place = { shopId, shopTitle: catalogue.title, path: shown.path }
  const isOnTv = useFormFactor() === 'tv'
  const [field, setField] = useState<'closed' | 'open' | 'returned'>('closed')
  const showsField = !isOnTv || field === 'open' || term !== ''
  const handleLeft = () => {
    settle()
    if (term === '') setField((before) => (before === 'open' ? 'closed' : before))
  }
  const handleDone = () => {
    settle()
    list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    <Screen width="wide">
      <ShopHeader title={title} description={catalogue.description} info={info} />
      <ListTop of={`${shown.group.id} ${looked}`} />
      {showsField && (
        <SearchLine
          shop={title}
          term={term}
          onTerm={setTerm}
          onLeft={handleLeft}
          onDone={handleDone}
          onClose={isOnTv ? () => setField('returned') : undefined}
        />
      )}
      {looked.trim() === '' && (
        <GroupPills
          root={catalogue.root}
          path={path}
          onOpen={openGroup}
          lead={!showsField && <SearchPill onOpen={() => setField('open')} isReturn={field === 'returned'} />}
        />
      )}
      <div ref={list}>
        {looked.trim() === '' ? (
          <GroupView key={shown.group.id} {...place} group={shown.group} onOpen={openGroup} />
        ) : (
          <SearchResults {...place} root={catalogue.root} term={looked} onClear={() => setTerm('')} />
        )}
      </div>
      <CartBar />
    </Screen>
  )
}
