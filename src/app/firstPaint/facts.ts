import type { BuiltFiles } from '../../build/firstPaint.ts'
import { getSystemValues } from '../../contract/config.ts'
import { getSettings, getTheme, getThemes, getWebCheckinEnabled } from '../../contract/property.ts'
import type { CatalogueFiles } from '../../core/text/catalogues.ts'
import { batchesOf } from '../../domains/config/batches.ts'
import { systemValuesQuery } from '../../domains/config/query.ts'
import { defaultValues, systemValueNames } from '../../domains/config/values.ts'
import { withQuery } from '../../http/address.ts'

/** Facts about the app that the page knows before the app's code is loaded. The build writes them into the page. */
export interface FirstFacts {
  /** Addresses of the configuration. */
  config: string[]
  /** Paths in which `:id` is the id of the property or theme. */
  settings: string
  webcheckin: string
  theme: string
  /** Requested if no theme is known. */
  themes: string
  texts: CatalogueFiles
  /** Addresses of the chunks that sign a guest in and render the frame of all screens. */
  guestCode: string[]
  homeCode: string[]
  /** Gives the focus of a television its place in the first frame of the app. */
  televisionCode: string[]
  /** Address of the module with the files of each screen. */
  screens: string
  /** Address of the app's entry. */
  app: string
  /** Kinds of device on which guests are asked to sign in, unless the configuration names others. */
  signInDevices: string
}

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
export const firstFacts = ({ texts, addressesOf, screens, app }: BuiltFiles): FirstFacts => ({
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
  televisionCode: addressesOf('shell/focus/televisionFocus.ts'),
  screens,
  app,
  signInDevices: defaultValues.login_devices,
})
