import type { StylisPlugin } from '@emotion/cache'

/**
 * Properties that some of the supported engines (from Chromium 69 and Safari 13 on) know only with the prefix
 * `-webkit-`.
 */
const prefixed =
  /^(appearance|background-clip|box-decoration-break|hyphens|mask|text-size-adjust|user-select)/

/** Writes these properties with and without the prefix, in place of Emotion's own prefixer. */
export const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
}
