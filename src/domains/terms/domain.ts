import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { termsPaths } from './paths.ts'

export const terms = defineDomain({
  name: 'terms',
  screens: {
    terms: {
      path: termsPaths.terms,
      module: lazyModule(() => import('./TermsScreen.tsx'), 'TermsScreen'),
      access: 'open',
    },
    privacy: {
      path: termsPaths.privacy,
      module: lazyModule(() => import('./PrivacyScreen.tsx'), 'PrivacyScreen'),
      access: 'open',
    },
    accessibility: {
      path: termsPaths.accessibility,
      module: lazyModule(() => import('./AccessibilityScreen.tsx'), 'AccessibilityScreen'),
      access: 'open',
    },
  },
  lazyState: lazyModule(() => import('./saga.ts'), 'termsState'),
})
