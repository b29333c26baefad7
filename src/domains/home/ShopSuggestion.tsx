import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Picture } from '../../ui/Picture.tsx'
import { useShopHours } from '../shop/useShopHours.ts'
import { useSuggestedShop } from './useSuggestedShop.ts'

// The text is below the picture on phones and beside it elsewhere, never over it.
const Card = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'stretch',
  justifyContent: 'flex-end',
  width: '100%',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'center' },
})) as typeof ButtonBase
const CardText = styled('span')(({ theme }) => ({
  display: 'block',
  flex: '1 1 auto',
  minWidth: 0,
  padding: '1.125rem 1.25rem 1.25rem',
  [theme.breakpoints.up('sm')]: { padding: '1.5rem 2.5rem' },
}))
const Title = styled('span')(({ theme }) => ({ ...theme.typography.h2, display: 'block' }))
const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginBottom: '0.375rem',
  color: theme.palette.text.secondary,
}))
const CardPicture = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  [theme.breakpoints.up('sm')]: { width: '42%' },
  [theme.breakpoints.up('lg')]: { width: '32%' },
}))
// As high as the card, so that nothing below moves when the card appears.
const Placeholder = styled('div')(({ theme }) => ({
  minHeight: '18.5rem',
  [theme.breakpoints.up('sm')]: { minHeight: '14rem' },
}))

/**
 * Links to the shop of the menu that suits the hour, by its own title: only the hotel knows which meal it serves
 * (FIND-04).
 */
export function ShopSuggestion() {
  const shop = useSuggestedShop()
  const hours = useShopHours(shop?.id)
  if (shop === null) return null
  return (
    <Placeholder data-tour="home-likely">
      {shop && (
        <Card href={shop.to}>
          <CardText>
            {/* The text comes first, so that the link's accessible name differs from that of the shop's tile. */}
            <Text dir="auto">{hours || shop.entry.text}</Text>
            <Title dir="auto">{shop.entry.title}</Title>
          </CardText>
          <CardPicture>
            <Picture src={shop.entry.image} alt="" ratio={16 / 9} wideRatio={3 / 2} square eager />
          </CardPicture>
        </Card>
      )}
    </Placeholder>
  )
}
