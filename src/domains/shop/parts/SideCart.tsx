import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { styled } from '../../../ui/styled.tsx'
import { selectCartByShop } from '../cart/slice.ts'
import { CartLines } from './CartLines.tsx'
import { useCartLink } from './ShopParts.tsx'

// As high as the window at most: the lines scroll, and the button stays in sight.
const Card = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 'calc(var(--top-bar, 0px) + 1rem)',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxHeight: 'calc(100vh - var(--top-bar, 0px) - 2rem)',
  padding: '0 1.25rem 1.25rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  '& > :first-of-type': { margin: '0.5rem 0 0' },
}))
const Content = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  margin: '0 -1.25rem 1rem',
  padding: '0 1.25rem',
  '& > section:first-of-type': { marginTop: 0 },
  '& > p': { margin: 0, color: theme.palette.text.secondary },
  // The titles of shops are below that of the cart.
  '& section > :first-of-type': { minHeight: 0, margin: 0 },
  '& h2': { ...theme.typography.subtitle2, color: theme.palette.text.secondary },
}))

/** The cart beside the dishes, where there is room: what is added shows there, and can be changed there (CART-23). */
export function SideCart() {
  const { t } = useTranslation()
  // Deferred, so that the pressed control responds before the cart is rendered.
  const shops = useDeferredValue(useSelector(selectCartByShop))
  const link = useCartLink()
  return (
    <Card aria-label={t('cart.title')}>
      <SectionTitle>{t('cart.title')}</SectionTitle>
      <Content>{link ? <CartLines shops={shops} /> : <p>{t('cart.empty')}</p>}</Content>
      {link}
    </Card>
  )
}
