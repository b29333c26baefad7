import ReceiptIcon from '~icons/ic/outline-receipt-long'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { ordersKey, ordersPath } from './paths.ts'
import { useHasOrders } from './useHasOrders.ts'

export const orders = defineDomain({
  name: 'orders',
  screens: {
    orders: {
      path: ordersPath,
      module: lazyModule(() => import('./OrdersScreen.tsx'), 'OrdersScreen'),
      access: 'resident',
      icon: ReceiptIcon,
    },
  },
  // The last item: what is under way is on home, too.
  nav: [{ screen: 'orders', label: 'orders.title', order: 90, useIsOffered: useHasOrders }],
  lazyState: lazyModule(() => import('./saga.ts'), 'ordersState'),
  // The hotel pushes the progress of an order, whatever screen the guest is on.
  startsOn: ['orderStatus'],
  startsOnKept: [ordersKey],
})
