import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { FlowGroup, RetailItem } from '../../contract/shop.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { focusGroup } from '../../ui/focus/focusInvalid.ts'
import { onStandingKiosk } from '../../ui/formFactor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { lyingPhone } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import type { CoreDialog } from '../dialogs/slice.ts'
import { menuEntryPressed } from '../menu/slice.ts'
import { noticeRevoked } from '../notices/slice.ts'
import { findItem, isSold, itemPrice, piecesMinor, subItemPrice } from './catalogue.ts'
import { chosenOf, firstUnmet, isMet, isSingle, preselected, type Selection } from './flow.ts'
import { listAddress, listReopened, readFind, readShopId } from './history.ts'
import { FlowChoices, flowElementId, ProductQuantity } from './parts/FlowChoices.tsx'
import { ProductHead } from './parts/ProductHead.tsx'
import { NoShop, usePrices, useShop } from './parts/ShopParts.tsx'
import { shopPaths } from './paths.ts'
import {
  additionDialogId,
  choiceMade,
  itemAdded,
  productOpened,
  quantityChosen,
  selectCacheItem,
} from './slice.ts'

/** The dialog over the list that confirms what was added from a product, and leads to the cart (CART-12). */
const additionDialog = ({ shop_item_title: item }: RetailItem, quantity: number): CoreDialog => ({
  id: additionDialogId,
  title: 'shop.added.title',
  text: 'again.pieces',
  values: { quantity, item },
  choices: [
    {
      label: 'shop.added.toCart',
      event: menuEntryPressed({
        title: item,
        outcome: { kind: 'open', screen: 'shopCart', to: shopPaths.shopCart },
      }),
    },
    { label: 'shop.added.continue' },
  ],
})

// The picture is sticky beside the words where there is room, and has the full width on a phone. An upright kiosk is
// narrow for its large text: there only the head is beside the picture, and the choices are below both.
const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gridGap: '3rem',
    alignItems: 'start',
  },
  [onStandingKiosk]: { gridGap: '0 3rem' },
  [lyingPhone]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridGap: '2rem',
    alignItems: 'start',
  },
}))
const Media = styled('div')(({ theme }) => ({
  margin: '-1.25rem calc(-1 * var(--side)) 1.25rem',
  [theme.breakpoints.down('sm')]: { '& > span': { borderRadius: 0 } },
  [theme.breakpoints.up('sm')]: { margin: '0 0 1.5rem' },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 'calc(var(--top-bar, 0px) + 1.75rem)' },
  [onStandingKiosk]: { position: 'static', marginBottom: '2rem' },
  [lyingPhone]: {
    position: 'sticky',
    top: '1.75rem',
    // Leaves room for the action below the picture, with two lines about missing choices, so that it stays visible.
    margin: '0 0 6.5rem',
    '& > span': { maxHeight: 'calc(100vh - 13rem)', borderRadius: theme.tokens.radius.card },
  },
}))
const Words = styled('div')({ [onStandingKiosk]: { display: 'contents', '& > *': { gridColumn: '1 / -1' } } })
const Head = styled('div')({ [onStandingKiosk]: { '&&': { gridColumn: 2 } } })
// As wide as the column of the words; on an upright kiosk centred, as on other screens.
const Action = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { width: 'calc((100% - 3rem) * 5 / 11)', marginInlineStart: 'auto' },
  [onStandingKiosk]: { width: 'auto', maxWidth: '28rem', margin: '0 auto' },
  [lyingPhone]: { width: 'auto' },
}))
// On a phone in landscape the bar is below the picture and sticky there, so that it takes no height from the words.
const Bar = styled(BottomBar)({
  [lyingPhone]: {
    position: 'sticky',
    bottom: '1rem',
    width: 'calc((100% - 2rem) * 5 / 11)',
    margin: '-6.5rem 0 0',
    padding: 0,
    background: 'none',
    '&::before': { display: 'none' },
  },
})

interface ProductProps {
  shopId: number
  /** Title of the shop as the hotel gives it. */
  shopTitle: string
  item: RetailItem
  path: readonly string[]
}

function Product({ shopId, shopTitle, item, path }: ProductProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  /** Search term by which the item was found. */
  const find = readFind(useLocation().search)
  const toList = () => dispatch(listReopened({ shopId, find }))
  const { write, fractionCount } = usePrices()
  const cached = useSelector(selectCacheItem)
  const [isTouched, setTouched] = useState(false)
  const isOnTv = useFormFactor() === 'tv'
  const action = useRef<HTMLDivElement>(null)
  const isAdded = useRef(false)

  useEffect(() => {
    dispatch(productOpened({ shopId, item }))
  }, [dispatch, shopId, item])

  const isCached = cached?.shopId === shopId && cached.itemId === item.id
  const { selection, quantity } = isCached ? cached : { selection: preselected(item), quantity: 1 }
  const choices = chosenOf(selection, item.purchase_flow)
  const total = piecesMinor(quantity, itemPrice(item), choices.map(subItemPrice), fractionCount)
  const flows = item.purchase_flow.filter(({ sub_items }) => sub_items.length > 0)
  const isPriced = itemPrice(item) !== null || total !== 0
  const isOffered = isSold(item)

  const unmet = firstUnmet(selection, item.purchase_flow)
  const [isComplete] = useState(!unmet)
  const handleChoice = (next: Selection) => {
    setTouched(true)
    dispatch(choiceMade(next))
    if (!isOnTv || !unmet || !isSingle(unmet) || !isMet(next, unmet)) return
    // On a television, a choice that completes a group with exactly one choice moves the focus to the next incomplete
    // group, or to the action.
    const nextUnmet = firstUnmet(next, item.purchase_flow)
    if (nextUnmet) focusGroup(document.getElementById(flowElementId(nextUnmet)))
    else action.current?.querySelector('button')?.focus()
  }
  const handleMissing = (group: FlowGroup) => {
    setTouched(true)
    focusGroup(document.getElementById(flowElementId(group)))
  }
  const handleAdd = () => {
    // The second press of a double tap may come before the screen has changed.
    if (isAdded.current) return
    isAdded.current = true
    dispatch(itemAdded({ shopId, shopTitle, item, selection, quantity }))
    // The "Undo" of a notice that is still shown would remove these pieces, too.
    dispatch(noticeRevoked('shop.added.text'))
    dispatch(listReopened({ shopId, find, dialog: additionDialog(item, quantity) }))
  }
  return (
    <Screen width="wide">
      <Columns>
        <Media>
          <Picture src={item.shop_item_image} alt="" colour={item.shop_item_colour || undefined} eager />
        </Media>
        <Words>
          <Head>
            <ProductHead
              shopTitle={shopTitle || t('shop.title')}
              backTo={listAddress(shopId, path, find)}
              onBack={toList}
              item={item}
            />
          </Head>
          {isOffered && flows.length > 0 && (
            <div data-tour="product-choices" data-starts-here={isComplete ? undefined : ''}>
              {flows.map((group) => (
                <FlowChoices
                  key={group.id}
                  group={group}
                  selection={selection}
                  isTouched={isTouched}
                  onChange={handleChoice}
                />
              ))}
            </div>
          )}
          {isOffered && (
            <ProductQuantity
              shopId={shopId}
              item={item}
              quantity={quantity}
              onChange={(pieces) => dispatch(quantityChosen(pieces))}
            />
          )}
        </Words>
      </Columns>
      {isOffered && (
        <Bar>
          <Action ref={action} data-tour="product-add" data-starts-here={isComplete ? '' : undefined}>
            <PrimaryAction
              label={t('shop.addToCart')}
              {...(isPriced && { consequence: <Price>{write(total)}</Price> })}
              missing={
                unmet && {
                  text: (
                    <>
                      <bdi>{unmet.title}</bdi> <span>{`· ${t('shop.unmet')}`}</span>
                    </>
                  ),
                  onPress: () => handleMissing(unmet),
                }
              }
              onClick={handleAdd}
            />
          </Action>
        </Bar>
      )}
    </Screen>
  )
}

/** `/shop/flow/{id}/product/{productId}`: one item, its choices, and the button that adds it to the cart. */
export function ProductScreen() {
  const { id, productId = '' } = useScreenParams()
  const shopId = readShopId(id)
  return shopId === null ? (
    <NoShop shopId={null} status="failed" />
  ) : (
    <InShop key={`${shopId}/${productId}`} shopId={shopId} itemId={productId} />
  )
}

function InShop({ shopId, itemId }: { shopId: number; itemId: string }) {
  const { status, catalogue, path } = useShop(shopId)
  const item = catalogue && findItem(catalogue, itemId)
  if (!catalogue || !item) return <NoShop shopId={shopId} status={status} />
  return <Product shopId={shopId} shopTitle={catalogue.title} item={item} path={path} />
}
