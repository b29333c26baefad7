import ReceiptIcon from '~icons/ic/outline-receipt-long'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { billPath, demoBillPath } from './paths.ts'

export const bill = defineDomain({
  name: 'bill',
  screens: {
    bill: {
      path: billPath,
      module: lazyModule(() => import('./BillScreen.tsx'), 'BillScreen'),
      label: 'bill.title',
      icon: ReceiptIcon,
      tour: [
        tourStep('bill-persons', 'bill.persons'),
        tourStep('bill-total', 'bill.total'),
        tourStep('bill-lines', 'bill.lines'),
      ],
    },
    demoBill: {
      path: demoBillPath,
      module: lazyModule(() => import('./demo/DemoBillScreen.tsx'), 'DemoBillScreen'),
      access: 'demo',
      icon: ReceiptIcon,
    },
  },
  actions: { billPreviewOpen: () => opens('bill', billPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'billState'),
})
