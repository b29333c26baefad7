import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../../core/lazyModule.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { Row, Rows } from '../../../ui/Row.tsx'
import { useWordList } from '../../formats/useWords.ts'
import { selectPastOrdersOf } from './slice.ts'

const dialog = lazyModule(() => import('./ReorderDialog.tsx'), 'ReorderDialog')

/** Offers the guest's earlier orders of this stay again. @param shopId null for those of any shop */
export function Reorder({ shopId }: { shopId: number | null }) {
  const { t } = useTranslation()
  const orders = useSelectorWith(selectPastOrdersOf, shopId)
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
      {isOpen && <LazyPart module={dialog} props={{ orders, latest: last, onClose: () => setOpen(false) }} />}
    </Rows>
  )
}
