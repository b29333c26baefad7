import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { ordersPath } from './paths.ts'
import { ordersSaga } from './saga.ts'
import { ordersSlice } from './slice.ts'

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
  // The hotel says how far an order has come, whatever the guest looks at.
  state: { slices: [ordersSlice], saga: ordersSaga },
})
