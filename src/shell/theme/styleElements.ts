import type { EmotionCache } from '@emotion/cache'

/** The number of rules that the library puts into one style element if it inserts rules one by one. */
const rulesEach = 65_000

/**
 * A new style element for each batch of rules, instead of one for all. When a rule is added to a style element, an
 * engine may match all rules of that element against the whole page again: on a phone a few dozen milliseconds for the
 * first button of a kind.
 */
export function oneElementEach(cache: EmotionCache): EmotionCache {
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  let isOpen = false
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true
      sheet.ctr = Math.ceil(sheet.ctr / rulesEach) * rulesEach
      queueMicrotask(() => {
        isOpen = false
      })
    }
    insert(rule)
  }
  return cache
}
