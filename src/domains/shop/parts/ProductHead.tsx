import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RetailItem } from '../../../contract/shop.ts'
import { isForNewTab } from '../../../core/routing/isForNewTab.ts'
import { onTelevision } from '../../../ui/formFactor.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { Price } from '../../../ui/Price.tsx'
import { ScreenTitle } from '../../../ui/Screen.tsx'
import { styled } from '../../../ui/styled.tsx'
import { useWordList } from '../../formats/useWords.ts'
import { isSold, itemPrice, unitMinor } from '../catalogue.ts'
import { allergensOf, dietOf, Marks, usePrices } from './ShopParts.tsx'

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.5rem 0 0',
  color: theme.palette.text.secondary,
}))

/** The diet and the allergens of a dish. */
function MarkLines({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation()
  const listed = useWordList()
  const diet = dietOf(marks)
  const allergens = allergensOf(marks).map((mark) => t(`shop.marks.${mark}`, { defaultValue: mark }))
  return (
    <>
      {diet.length > 0 && (
        <Quiet>
          <Marks marks={diet} />
        </Quiet>
      )}
      {allergens.length > 0 && <Quiet>{t('shop.contains', { allergens: listed(allergens) })}</Quiet>}
    </>
  )
}

const Back = styled(Pressable)(({ theme }) => ({
  ...theme.typography.subtitle2,
  minHeight: '3rem',
  margin: '-0.75rem 0 0 -0.375rem',
  paddingInlineEnd: '0.5rem',
  borderRadius: theme.tokens.radius.field,
  textAlign: 'start',
  '& > bdi': { minWidth: 0, overflowWrap: 'anywhere' },
  // No finger needs its full size there, of which the upper part would be in the overscan area.
  [onTelevision]: { minHeight: 0, marginTop: 0 },
}))
const About = styled('div')(({ theme }) => ({
  margin: '-0.75rem 0 2rem',
  '& > p:first-of-type': {
    ...theme.typography.body1,
    margin: '0 0 0.75rem',
    color: theme.palette.text.secondary,
  },
  '& > div': theme.typography.h3,
}))

interface ProductHeadProps {
  shopTitle: string
  backTo: string
  onBack: () => void
  item: RetailItem
}

/** The item's title, description, price and marks, and the link back to the list. */
export function ProductHead({ shopTitle, backTo, onBack, item }: ProductHeadProps) {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  const price = itemPrice(item)
  const handleBack = (event: MouseEvent) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    onBack()
  }
  return (
    <>
      <ScreenTitle
        above={
          <Back href={backTo} onClick={handleBack}>
            <Glyph name="back" size="1.25rem" />
            <bdi>{shopTitle}</bdi>
          </Back>
        }
      >
        {item.shop_item_title}
      </ScreenTitle>
      <About>
        {item.shop_item_text && (
          <p>
            <bdi>{item.shop_item_text}</bdi>
          </p>
        )}
        {price !== null && (
          <div>
            <Price>{write(unitMinor(price, [], fractionCount))}</Price>
          </div>
        )}
        {!isSold(item) && <div>{t('vod.notForSale')}</div>}
        <MarkLines marks={item.marks} />
      </About>
    </>
  )
}
