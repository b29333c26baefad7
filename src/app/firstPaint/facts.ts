import type { BuiltFiles } from '../../build/firstPaint.ts'
import { getSystemValues } from '../../contract/config.ts'
import { getSettings, getTheme, getThemes, getWebCheckinEnabled } from '../../contract/property.ts'
import { batchesOf } from '../../domains/config/batches.ts'
import { systemValuesQuery } from '../../domains/config/query.ts'
import { defaultValues, systemValueNames } from '../../domains/config/values.ts'
import { withQuery } from '../../http/address.ts'
import type { FirstFacts } from './facts.types.ts'

const withId = (path: string) => path.replace(/:\w+/, ':id')

/** The modules that sign a guest in and render the frame of all screens, and those of home. */
const guestModules = [
  'app/signIn.ts',
  'app/guestDomains.ts',
  'shell/bar/Bars.tsx',
  'shell/bottomNav/BottomNav.tsx',
]
const homeModules = [
  'domains/home/HomeScreen.tsx',
  'domains/content/ContentRoute.tsx',
  'domains/content/saga.ts',
]

/** Facts from the app's own contract and defaults. The build calls it with the addresses of the built files. */
export const firstFacts = ({ texts, addressesOf, screens }: BuiltFiles): FirstFacts => ({
  config: batchesOf(systemValueNames).map((names) =>
    withQuery(getSystemValues.path, systemValuesQuery(names)),
  ),
  settings: withId(getSettings.path),
  webcheckin: withId(getWebCheckinEnabled.path),
  theme: withId(getTheme.path),
  themes: getThemes.path,
  texts,
  guestCode: addressesOf(...guestModules),
  homeCode: addressesOf(...homeModules),
  screens,
  signInDevices: defaultValues.login_devices,
})
