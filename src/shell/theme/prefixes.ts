import type { StylisPlugin } from '@emotion/cache'

/** What engines since Chromium 69 and Safari 13 know under no other name. */
const prefixed =
  /^(appearance|background-clip|box-decoration-break|hyphens|mask|text-size-adjust|user-select)/

/** Writes these properties under both names, in place of Emotion's own prefixes. */
export const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
}
