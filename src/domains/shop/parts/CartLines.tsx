import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { LazyPart } from '../../../core/chunks/LazyPart.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { Price } from '../../../ui/Price.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { plainList, withinWindow } from '../../../ui/sharedStyles.ts'
import { styled } from '../../../ui/styled.tsx'
import { useWordList } from '../../formats/useWords.ts'
import { type CartLine, lineMinor, maxQuantity, totalMinor } from '../cart/cart.ts'
import { lineCounted, lineRemoved } from '../cart/slice.ts'
import { unitMinor } from '../catalogue.ts'
import { productAddress } from '../history.ts'
import { selectOrderStatus } from '../order/slice.ts'
import { ChooseAgain, CountButton, quantityDialog, usePrices } from './ShopParts.tsx'

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  padding: '1rem 0',
  '& + &': { boxShadow: `0 -0.0625rem 0 ${theme.tokens.hairline}` },
}))
const Thumb = styled('span')({ flex: 'none', width: withinWindow(5), marginInlineEnd: withinWindow(1) })
const Words = styled('div')({ flex: '1 1 8rem', minWidth: 0 })
const Head = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  '& > a': { flex: '1 1 5rem' },
  // Mirrored with the page, unlike inline margins: a price has a direction of its own.
  '& > a + bdi': { marginLeft: 'auto', paddingLeft: '1rem' },
}))
const Title = styled(Pressable)(({ theme }) => ({
  font: 'inherit',
  // The minimum height of a touch target.
  minHeight: '1.5rem',
  justifyContent: 'flex-start',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.field,
}))
const Choices = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.125rem 0 0',
  color: theme.palette.text.secondary,
}))
const Note = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2, margin: '0.25rem 0 0' }))
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '0.625rem',
  '& > button': {
    marginInlineStart: 'auto',
    color: theme.palette.text.secondary,
    marginInlineEnd: ['-0.75rem', 'max(-0.75rem, -3.75vw)'],
  },
}))

/** A line of the cart, which the guest can change or remove; fixed while its order is being sent. */
function CartLineRow({ line, isFixed }: { line: CartLine; isFixed: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { write, fractionCount } = usePrices()
  const listed = useWordList()
  const [isOpen, setOpen] = useState(false)
  const name = { item: line.shop_item_title }
  const isOffered = line.unavailable === undefined
  const count = (quantity: number) => dispatch(lineCounted({ cartId: line.cartId, quantity }))
  return (
    <Line>
      <Thumb>
        <Picture src={line.shop_item_image} alt="" />
      </Thumb>
      <Words>
        <Head>
          {line.unavailable === 'gone' ? (
            <bdi>{line.shop_item_title}</bdi>
          ) : (
            <Title href={productAddress(line.shopId, line.id)}>
              <bdi>{line.shop_item_title}</bdi>
            </Title>
          )}
          {isOffered && (line.price !== null || line.sub_items.length > 0) && (
            <Price>{write(lineMinor(line, fractionCount))}</Price>
          )}
        </Head>
        {line.sub_items.length > 0 && (
          <Choices dir="auto">{listed(line.sub_items.map((sub) => sub.sub_item_title))}</Choices>
        )}
        <Standing line={line} />
        <Foot>
          {isOffered && (
            <Stepper
              label={t('shop.quantityOf', name)}
              labels={{ less: t('shop.less', name), more: t('shop.more', name) }}
              value={line.quantity}
              min={isFixed ? line.quantity : 0}
              max={isFixed ? line.quantity : maxQuantity}
              onChange={count}
              text={
                isFixed ? line.quantity : <CountButton count={line.quantity} onClick={() => setOpen(true)} />
              }
            />
          )}
          {!isFixed && (
            <Button
              variant="text"
              aria-label={t('cart.removeItem', name)}
              onClick={() => dispatch(lineRemoved(line.cartId))}
            >
              <span>{t('cart.remove')}</span>
            </Button>
          )}
        </Foot>
      </Words>
      {isOpen && (
        <LazyPart
          module={quantityDialog}
          props={{
            title: line.shop_item_title,
            start: line.quantity,
            min: 0,
            onChosen: count,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </Line>
  )
}

/** Says why a line is left out of the order, or that its price has changed since the guest put it in (REAL-11). */
function Standing({ line }: { line: CartLine }) {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  if (line.unavailable === 'gone') return <Note>{t('again.gone')}</Note>
  if (line.unavailable === 'unsold') return <Note>{t('vod.notForSale')}</Note>
  if (line.unavailable === 'changed')
    return (
      <Note>
        <ChooseAgain shopId={line.shopId} itemId={line.id} />
      </Note>
    )
  if (line.priceBefore === undefined) return null
  const choices = line.sub_items.map(({ price }) => price)
  const now = unitMinor(line.price, choices, fractionCount)
  const before = unitMinor(line.priceBefore, [], fractionCount)
  return now !== before && <Note>{t('again.repriced', { now: write(now), before: write(before) })}</Note>
}

export interface CartShop {
  id: number
  title: string
  lines: CartLine[]
}

const Lines = styled('ul')(plainList)
// The first title is near that of the screen.
const Section = styled('section')({ '&:first-of-type': { marginTop: '-1.25rem' } })
export const SumLine = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  margin: '0.75rem 0 0',
  '&[data-strong]': theme.typography.h3,
}))

/** The lines under their shop's title, each shop with its sum, and the sum of all where there are several (CART-17). */
export function CartLines({ shops }: { shops: readonly CartShop[] }) {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  const total = totalMinor(
    shops.flatMap(({ lines }) => lines),
    fractionCount,
  )
  return (
    <>
      {shops.map((shop) => (
        <ShopLines key={shop.id} shop={shop} />
      ))}
      {shops.length > 1 && (
        <SumLine data-strong="">
          <span>{t('cart.total')}</span>
          <Price>{write(total)}</Price>
        </SumLine>
      )}
    </>
  )
}

function ShopLines({ shop }: { shop: CartShop }) {
  const { t } = useTranslation()
  const id = useId()
  const { write, fractionCount } = usePrices()
  const isSending = useSelector(selectOrderStatus) === 'sending'
  return (
    <Section aria-labelledby={id}>
      <SectionTitle id={id}>{shop.title || t('shop.title')}</SectionTitle>
      <Lines data-tour="cart-lines">
        {shop.lines.map((line) => (
          <CartLineRow key={line.cartId} line={line} isFixed={isSending} />
        ))}
      </Lines>
      <SumLine>
        <span>{t('cart.subtotal')}</span>
        <Price tone="strong">{write(totalMinor(shop.lines, fractionCount))}</Price>
      </SumLine>
    </Section>
  )
}
