import type { FirstFacts } from '../browser/askFirst.ts'
import { getSystemValues } from '../contract/config.ts'
import { getSettings, getTheme, getThemes, getWebCheckinEnabled } from '../contract/property.ts'
import { batchesOf } from '../domains/config/batches.ts'
import { systemValuesQuery } from '../domains/config/query.ts'
import { systemValueNames } from '../domains/config/values.ts'
import { withQuery } from '../http/address.ts'

const withId = (path: string) => path.replace(/:\w+/, ':id')

/**
 * What the page asks the hotel before this code is there, from the same contract as the app. Read by the build, which
 * adds the addresses of the texts.
 */
export const firstFacts = (texts: FirstFacts['texts']): FirstFacts => ({
  config: batchesOf(systemValueNames).map((names) =>
    withQuery(getSystemValues.path, systemValuesQuery(names)),
  ),
  settings: withId(getSettings.path),
  webcheckin: withId(getWebCheckinEnabled.path),
  theme: withId(getTheme.path),
  themes: getThemes.path,
  texts,
  languages: { bs: 'ba', 'zh-hant': 'zh-tw', 'zh-tw': 'zh-tw' },
})
