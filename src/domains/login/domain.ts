import { defineDomain } from '../../core/domains/defineDomain.ts'
import { eagerModule } from '../../core/lazyModule.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { LoginScreen } from './LoginScreen.tsx'

/** Part of the first load, because it is the first screen of most guests. */
export const login = defineDomain({
  name: 'login',
  screens: {
    login: {
      path: loginPath,
      module: eagerModule('LoginScreen', LoginScreen),
      access: 'open',
      isDestination: false,
    },
  },
})
