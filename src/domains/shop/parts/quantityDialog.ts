import { lazyModule } from '../../../core/lazyModule.ts'

/** Loaded lazily, because most guests need only one or two pieces, for which the stepper is enough. */
export const quantityDialog = lazyModule(() => import('./QuantityDialog.tsx'), 'QuantityDialog')
