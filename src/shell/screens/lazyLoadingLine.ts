import { lazyModule } from '../../core/lazyModule.ts'

/** Comes with home: before, the form says that it waits. */
export const loadingLine = lazyModule(() => import('./LoadingLine.tsx'), 'LoadingLine')
