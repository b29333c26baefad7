import { lazyModule } from '../../../core/lazyModule.ts'

/** Few count further than one or two by the buttons beside the number. */
export const quantityDialog = lazyModule(() => import('./QuantityDialog.tsx'), 'QuantityDialog')
