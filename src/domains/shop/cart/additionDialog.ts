import type { RetailItem } from '../../../contract/shop.ts'
import type { CoreDialog } from '../../dialogs/slice.ts'
import { menuEntryPressed } from '../../menu/slice.ts'
import { shopPaths } from '../paths.ts'
import { additionDialogId } from './additionDialogId.ts'

/** The dialog over the list that confirms what was added from a product, and leads to the cart (CART-12). */
export const additionDialog = ({ shop_item_title: item }: RetailItem, quantity: number): CoreDialog => ({
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
