import createCache, { type StylisPlugin } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'
import { oneElementEach } from './styleElements.ts'

// Emotion has its own copy of stylis. Its rules lack the fields that this prefixer needs for `::placeholder` and
// `:read-only`, so it would throw. All supported engines know these selectors without a prefix.
const prefixDeclarations: StylisPlugin = (element, ...rest) =>
  element.type === 'rule' ? undefined : prefixer(element, ...rest)

/** The style cache for right-to-left languages: left and right are swapped. */
export const createRightToLeftCache = () =>
  oneElementEach(createCache({ key: 'rtl', stylisPlugins: [prefixDeclarations, rtlPlugin] }))
