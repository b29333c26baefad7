import { useCallback, useContext, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../../core/lazyModule.ts'
import { formatMinor } from '../../../core/money.ts'
import { buildPath } from '../../../core/routing/buildPath.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { EmptyState, FailedState } from '../../../ui/EmptyState.tsx'
import { HotelNeededContext } from '../../../ui/loadContexts.ts'
import { Pressable } from '../../../ui/Pressable.tsx'
import { Price } from '../../../ui/Price.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../../ui/Screen.tsx'
import { useIsComing } from '../../../ui/Shapes.tsx'
import { ScreenSkeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/screenReader.tsx'
import { styled } from '../../../ui/styled.tsx'
import { selectCurrency } from '../../config/slice.ts'
import { findMenuEntry, menuEntryPath, selectMenu } from '../../menu/slice.ts'
import { quantityOf, totalMinor } from '../cart/cart.ts'
import { selectCartLines } from '../cart/slice.ts'
import { productAddress } from '../history.ts'
import { selectInfoEntry } from '../infos.ts'
import { shopPaths } from '../paths.ts'
import {
  type ShopStatus,
  selectActiveGroup,
  selectContentEntry,
  selectOpenPath,
  shopNeeded,
} from '../slice.ts'

/** Selects the state of a shop that its screens need. */
export function useShop(shopId: number) {
  const { status, catalogue } = useSelectorWith(selectContentEntry, shopId)
  const { value, status: infoStatus } = useSelectorWith(selectInfoEntry, shopId)
  const isInfoComing = !value.info && infoStatus !== 'failed'
  const path = useSelectorWith(selectOpenPath, shopId)
  const group = useSelectorWith(selectActiveGroup, shopId)
  return { status, catalogue, info: value.info, isInfoComing, path, group }
}

/** Formats prices as the property does (PRC-01). Amounts are in minor units. */
export function usePrices() {
  const currency = useSelector(selectCurrency)
  const write = useCallback((minor: number) => formatMinor(minor, currency), [currency])
  return { write, fractionCount: currency.fractionCount }
}

/**
 * The link to the cart, with the number of pieces and the total price; null if the cart is empty.
 * @param isNew a piece has just been added: on a television the focus moves here
 */
export function useCartLink(isNew = false) {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  // Deferred, so that the pressed control responds before the total is rendered.
  const lines = useDeferredValue(useSelector(selectCartLines))
  const count = quantityOf(lines)
  if (count === 0) return null
  return (
    <PrimaryAction
      data-starts-here={isNew ? 'first' : undefined}
      href={shopPaths.shopCart}
      label={t('shop.viewCart')}
      consequence={
        <span data-tour="cart-bar">
          <span>{`${count} ·`}</span> <Price>{write(totalMinor(lines, fractionCount))}</Price>
        </span>
      }
    />
  )
}

/** The name under which the hotel's menu offers a shop, else the shop's own, so far as they are known. */
export function useShopName(shopId: number | null): string | undefined {
  const menu = useSelector(selectMenu)
  const { value } = useSelectorWith(selectInfoEntry, shopId ?? 0)
  const path = shopId === null ? null : buildPath(shopPaths.shop, { id: shopId })
  return findMenuEntry(menu, (entry) => menuEntryPath(entry) === path)?.title || value.info?.title
}

const callInstead = lazyModule(() => import('../../quickCalls/CallInsteadPart.tsx'), 'CallInsteadPart')

/** Rendered in place of a shop that is loading, that is empty, or that does not exist (`shopId` null). */
export function NoShop({ shopId, status }: { shopId: number | null; status: ShopStatus }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  // What the guest has chosen before is still there.
  const cart = useCartLink()
  const name = useShopName(shopId)
  // While the hotel is unreachable nothing is loading, so a heading is rendered instead of a skeleton.
  const isAway = useContext(HotelNeededContext) !== null
  const isComing = useIsComing()
  if (shopId !== null && !isAway && status !== 'failed')
    return (
      <>
        {isComing && (
          <VisuallyHidden>
            <h1>{t('shop.loading')}</h1>
          </VisuallyHidden>
        )}
        <ScreenSkeleton
          label={t('shop.loading')}
          title={isComing ? undefined : name || t('shop.title')}
          width="wide"
        />
      </>
    )
  return (
    <Screen>
      <ScreenTitle>{name || t('shop.title')}</ScreenTitle>
      {shopId === null ? (
        <EmptyState text={t('errors.empty')} action={{ label: t('shop.toHome'), href: '/' }} />
      ) : (
        <FailedState
          text={
            <>
              <strong>{t('errors.empty')}</strong>
              <br /> <span>{t('errors.module')}</span>
            </>
          }
          onRetry={() => dispatch(shopNeeded(shopId))}
          more={<LazyPart module={callInstead} props={noProps} />}
        />
      )}
      {cart && <BottomBar>{cart}</BottomBar>}
    </Screen>
  )
}

/** Marks that describe the kind of dish; all others name an ingredient. */
const dishKinds = ['vegan', 'vegetarian', 'spicy', 'alcohol']

/** Returns the marks for the kind of dish. `vegan` implies `vegetarian`, which is left out then. */
export function dietOf(marks: readonly string[]): string[] {
  const found = dishKinds.filter((mark) => marks.includes(mark))
  return found.includes('vegan') ? found.filter((mark) => mark !== 'vegetarian') : found
}

export const allergensOf = (marks: readonly string[]): string[] =>
  marks.filter((mark) => !dishKinds.includes(mark))

/**
 * Shows marks as words, because a symbol would have to be known. A mark without a translation is shown as the hotel
 * gives it.
 */
export function Marks({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation()
  if (marks.length === 0) return null
  return <span>{marks.map((mark) => t(`shop.marks.${mark}`, { defaultValue: mark })).join(' · ')}</span>
}

const Press = styled(Pressable)(({ theme }) => ({
  font: 'inherit',
  // The minimum height of a touch target.
  minHeight: '1.5rem',
  verticalAlign: 'baseline',
  textDecoration: 'underline',
  color: theme.palette.primary.main,
  borderRadius: theme.tokens.radius.field,
}))

/** Says that the choices of a line have changed, and leads to where they are made. */
export function ChooseAgain({ shopId, itemId }: { shopId: number; itemId: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span>{t('again.changed')}</span>{' '}
      <Press href={productAddress(shopId, itemId)}>
        <span>{t('again.choose')}</span>
      </Press>
    </>
  )
}

const Count = styled(Pressable)({
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  minWidth: '2rem',
  height: '3rem',
  borderRadius: '0.5rem',
})

/** The number between minus and plus: a press opens the choice of a quantity (SHOP-30). */
export function CountButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Count aria-label={t('shop.setQuantity', { count })} aria-haspopup="dialog" onClick={onClick}>
      <span>{count}</span>
    </Count>
  )
}

/** Loaded lazily, because most guests need only one or two pieces, for which the stepper is enough. */
export const quantityDialog = lazyModule(() => import('./QuantityDialog.tsx'), 'QuantityDialog')
