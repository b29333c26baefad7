import { getSystemValues } from '../../contract/config.ts'
import { getSettings, getTheme, getThemes, getWebCheckinEnabled } from '../../contract/property.ts'
import { batchesOf } from '../../domains/config/batches.ts'
import { systemValuesQuery } from '../../domains/config/query.ts'
import { defaultValues, systemValueNames } from '../../domains/config/values.ts'
import { withQuery } from '../../http/address.ts'
import type { FirstFacts, TextFiles } from './facts.types.ts'

const withId = (path: string) => path.replace(/:\w+/, ':id')

/** From the same contract and defaults as the app. Read by the build, which knows the addresses of the texts. */
export const firstFacts = (texts: TextFiles): FirstFacts => ({
  config: batchesOf(systemValueNames).map((names) =>
    withQuery(getSystemValues.path, systemValuesQuery(names)),
  ),
  settings: withId(getSettings.path),
  webcheckin: withId(getWebCheckinEnabled.path),
  theme: withId(getTheme.path),
  themes: getThemes.path,
  texts,
  signInDevices: defaultValues.login_devices,
})
