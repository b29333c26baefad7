import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import { plainList } from '../../../ui/sharedStyles.ts'
import { useWordList } from '../../formats/useWords.ts'
import type { NewLine } from '../cart/cart.ts'
import { chosenOf } from '../flow.ts'
import { ChooseAgain } from '../parts/ChooseAgain.tsx'
import { usePrices } from '../parts/usePrices.ts'
import type { ReorderLine } from './reorderLines.ts'

const List = styled('ul')(plainList)
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0.625rem 0',
  '& + &': { boxShadow: `0 -0.0625rem 0 ${theme.tokens.hairline}` },
  '& > bdi': { flex: 'none', marginLeft: '0.75rem' },
  '&[data-missing] > span': { opacity: 0.5 },
}))
const Thumb = styled('span')({ flex: 'none', width: '3.5rem', marginInlineEnd: '0.875rem' })
const Words = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  '& > strong': { ...theme.typography.subtitle1, display: 'block' },
  '[data-missing] > & > strong': { color: theme.palette.text.secondary },
}))
const Note = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
  '&[data-emphasised]': { color: theme.palette.text.primary, fontWeight: 600 },
}))

/** Each line of an earlier order with today's price, or with the reason why it is not available unchanged. */
export function ReorderLines({ shopId, lines }: { shopId: number; lines: readonly ReorderLine[] }) {
  return (
    <List>
      {lines.map((reorder) => (
        <OneLine key={keyOf(reorder.line)} shopId={shopId} reorder={reorder} />
      ))}
    </List>
  )
}

/** Unique, because no two lines have the same item with the same choices. */
const keyOf = ({ id, sub_items }: NewLine) => [id, ...sub_items.map(({ sub_item_id }) => sub_item_id)].join()

function OneLine({ shopId, reorder }: { shopId: number; reorder: ReorderLine }) {
  const { t } = useTranslation()
  const { write } = usePrices()
  const { line, availability } = reorder
  const item = availability === 'gone' ? line.shop_item_title : reorder.item.shop_item_title
  const picture = availability === 'gone' ? line.shop_item_image : reorder.item.shop_item_image
  return (
    <Line data-missing={availability === 'offered' ? undefined : ''}>
      <Thumb>
        <Picture src={picture} alt="" ratio={1} />
      </Thumb>
      <Words>
        <strong>
          <bdi>{t('again.pieces', { quantity: line.quantity, item })}</bdi>
        </strong>
        <Standing reorder={reorder} shopId={shopId} />
      </Words>
      {availability === 'offered' && (reorder.unit !== 0 || reorder.item.shop_item_price !== null) && (
        <Price>{write(reorder.total)}</Price>
      )}
    </Line>
  )
}

function Standing({ reorder, shopId }: { reorder: ReorderLine; shopId: number }) {
  const { t } = useTranslation()
  const { write } = usePrices()
  const listed = useWordList()
  if (reorder.availability === 'gone') return <Note data-emphasised="">{t('again.gone')}</Note>
  if (reorder.availability === 'changed')
    return (
      <Note data-emphasised="">
        <ChooseAgain shopId={shopId} itemId={reorder.line.id} />
      </Note>
    )
  const choices = chosenOf(reorder.selection, reorder.item.purchase_flow)
  return (
    <>
      {choices.length > 0 && <Note>{listed(choices.map((choice) => choice.sub_item_title))}</Note>}
      {reorder.unit !== reorder.before && (
        <Note data-emphasised="">
          {t('again.repriced', { now: write(reorder.unit), before: write(reorder.before) })}
        </Note>
      )}
    </>
  )
}
