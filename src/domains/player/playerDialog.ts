import { lazyModule } from '../../core/lazyModule.ts'

export const playerDialog = lazyModule(() => import('./PlayerDialog.tsx'), 'PlayerDialog')
