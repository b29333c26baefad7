import type { EmotionCache } from '@emotion/cache'

/** So many rules the library puts into one element where each rule is inserted by itself. */
const rulesEach = 65_000

/**
 * One style element for what is drawn at a time, instead of one for all. An engine that gets another rule into an
 * element may go through every thing on the page that any rule of that element could mean: on a phone a few dozen
 * milliseconds for the first button of its kind.
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
