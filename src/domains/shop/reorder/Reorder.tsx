import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Row } from '../../../ui/Row.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { useWordList } from '../../formats/useWordList.ts'
import { ReorderDialog } from './ReorderDialog.tsx'
import { type PastOrdersState, pastOrdersSlice, selectPastOrdersOf } from './slice.ts'

type WithPastOrders = { [pastOrdersSlice.reducerPath]: PastOrdersState }

/** The way back to what the guest had before in this stay. @param shopId null: in whatever shop */
export function Reorder({ shopId }: { shopId: number | null }) {
  const { t } = useTranslation()
  const orders = useSelector((state: WithPastOrders) => selectPastOrdersOf(state, shopId))
  const listed = useWordList()
  const [isOpen, setOpen] = useState(false)
  const [last] = orders
  if (!last) return null
  const [first] = last.lines
  const words = last.lines.map(({ quantity, shop_item_title: item }) => t('again.pieces', { quantity, item }))
  return (
    <Rows data-card="" style={{ margin: '0.75rem 0 0' }}>
      <Row
        title={t('again.title')}
        text={<bdi>{listed(words)}</bdi>}
        picture={first?.shop_item_image ?? null}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ReorderDialog orders={orders} latest={last} onClose={() => setOpen(false)} />}
    </Rows>
  )
}
