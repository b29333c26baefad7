import { lazyModule } from '../../core/lazyModule.ts'

/** Not in the first chunk: until home is shown, the sign-in form itself shows that it is waiting. */
export const loadingLine = lazyModule(() => import('./LoadingLine.tsx'), 'LoadingLine')
