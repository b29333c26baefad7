import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlowGroup, RetailItem, SubItem } from '../../../contract/shop.ts'
import { LazyPart } from '../../../core/chunks/LazyPart.tsx'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { CheckRow, Choices, RadioRow } from '../../../ui/Choices.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { styled } from '../../../ui/styled.tsx'
import { maxQuantity } from '../cart/cart.ts'
import { selectItemQuantities } from '../cart/slice.ts'
import { isSubItemSold, subItemPrice, unitMinor } from '../catalogue.ts'
import { choose, isFull, isMet, isSingle, maxSelections, minSelections, type Selection } from '../flow.ts'
import { CountButton, quantityDialog, usePrices } from './ShopParts.tsx'

// The mark of a choice that is still to be made. An error says so once the guest has begun to choose.
const Wanted = styled('span')(({ theme }) => ({
  color: theme.palette.text.primary,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '0.5rem',
    height: '0.5rem',
    marginInlineEnd: '0.5rem',
    borderRadius: '50%',
    backgroundColor: theme.tokens.fill,
  },
}))

/** DOM id of the element that shows a group. */
export const flowElementId = ({ id }: FlowGroup) => `flow-${id}`

interface FlowChoicesProps {
  group: FlowGroup
  selection: Selection
  isTouched: boolean
  onChange: (selection: Selection) => void
}

/** One group of a purchase flow: what may be chosen, and what is still to be chosen (SHOP-25, SHOP-26). */
export function FlowChoices({ group, selection, isTouched, onChange }: FlowChoicesProps) {
  const { t } = useTranslation()
  const isUnmet = !isMet(selection, group)
  return (
    <Choices
      id={flowElementId(group)}
      title={group.title}
      rule={
        isUnmet && !isTouched ? (
          <Wanted>
            <Rule group={group} />
          </Wanted>
        ) : (
          <Rule group={group} />
        )
      }
      isRequired={minSelections(group) > 0 || undefined}
      {...(isUnmet && isTouched && { error: t('shop.unmet') })}
    >
      {isSingle(group) && isBrief(group) ? (
        <Pills group={group} selection={selection} onChange={onChange} />
      ) : (
        <List group={group} selection={selection} onChange={onChange} />
      )}
    </Choices>
  )
}

function Rule({ group }: { group: FlowGroup }) {
  const { t } = useTranslation()
  const [least, most] = [minSelections(group), maxSelections(group)]
  if (isSingle(group)) return <span>{t('shop.chooseOne')}</span>
  if (least === 0) return <span>{t('shop.chooseUpTo', { most })}</span>
  return <span>{t(least === most ? 'shop.chooseExactly' : 'shop.chooseRange', { least, most })}</span>
}

type PartProps = Omit<FlowChoicesProps, 'isTouched'>

/** Whether the choices are few, short and without a price, so that pills are used. */
const isBrief = ({ sub_items }: FlowGroup) =>
  sub_items.length <= 5 &&
  sub_items.every((sub) => isSubItemSold(sub) && subItemPrice(sub) === 0 && sub.sub_item_title.length <= 18)

function Pills({ group, selection, onChange }: PartProps) {
  return (
    <ChoicePills
      label={group.title}
      layout="wrap"
      options={group.sub_items.map(({ sub_item_id, sub_item_title }) => ({
        value: sub_item_id,
        label: sub_item_title,
      }))}
      value={selection[group.id]?.[0] ?? null}
      onChange={(id) => onChange(choose(selection, group, id, true))}
    />
  )
}

function List({ group, selection, onChange }: PartProps) {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  const chosen = selection[group.id] ?? []
  const isClosed = isFull(selection, group)
  const difference = (sub: SubItem) => {
    const minor = unitMinor(null, [subItemPrice(sub)], fractionCount)
    if (minor === 0) return undefined
    return (
      <Price tone="quiet">{minor > 0 ? t('shop.plusPrice', { price: write(minor) }) : write(minor)}</Price>
    )
  }
  return group.sub_items.map((sub) => {
    const isOffered = isSubItemSold(sub)
    const isChosen = isOffered && chosen.includes(sub.sub_item_id)
    const row = {
      name: group.id,
      value: sub.sub_item_id,
      title: sub.sub_item_title,
      price: isOffered ? difference(sub) : undefined,
      ...(!isOffered && { text: t('vod.notForSale') }),
      checked: isChosen,
    }
    const pick = (isOn: boolean) => onChange(choose(selection, group, sub.sub_item_id, isOn))
    return isSingle(group) ? (
      <RadioRow key={sub.sub_item_id} {...row} disabled={!isOffered} onChange={() => pick(true)} />
    ) : (
      <CheckRow
        key={sub.sub_item_id}
        {...row}
        disabled={!isOffered || (isClosed && !isChosen)}
        onChange={pick}
      />
    )
  })
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: '1.5rem',
  '& h2': { ...theme.typography.h3, margin: 0, marginInlineEnd: '0.75rem' },
  '& p': { ...theme.typography.body2, margin: '0.125rem 0 0', color: theme.palette.text.secondary },
}))

interface ProductQuantityProps {
  shopId: number
  item: RetailItem
  quantity: number
  onChange: (quantity: number) => void
}

/** The number of pieces to add to those that are in the cart already. */
export function ProductQuantity({ shopId, item, quantity, onChange }: ProductQuantityProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const quantities = useSelectorWith(selectItemQuantities, shopId)
  const inCart = quantities[item.id] ?? 0
  const name = { item: item.shop_item_title }
  return (
    <Line data-tour="product-quantity">
      <div>
        <h2>{t('shop.quantity.title')}</h2>
        {inCart > 0 && <p>{t('shop.inCart', { count: inCart })}</p>}
      </div>
      <Stepper
        label={t('shop.quantityOf', name)}
        labels={{ less: t('shop.less', name), more: t('shop.more', name) }}
        value={quantity}
        min={1}
        max={maxQuantity}
        onChange={onChange}
        text={<CountButton count={quantity} onClick={() => setOpen(true)} />}
      />
      {isOpen && (
        <LazyPart
          module={quantityDialog}
          props={{
            title: item.shop_item_title,
            start: quantity,
            min: 1,
            onChosen: onChange,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </Line>
  )
}
