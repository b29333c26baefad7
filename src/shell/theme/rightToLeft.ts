import createCache, { type StylisPlugin } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'
import { oneElementEach } from './styleElements.ts'

// Emotion parses with a stylis of its own, whose rules lack what this prefixer needs for `::placeholder` and
// `:read-only`: it would throw. Every engine we serve knows those by their plain names.
const prefixDeclarations: StylisPlugin = (element, ...rest) =>
  element.type === 'rule' ? undefined : prefixer(element, ...rest)

/** Styles for languages that are read from the right: every left becomes a right. */
export const createRightToLeftCache = () =>
  oneElementEach(createCache({ key: 'rtl', stylisPlugins: [prefixDeclarations, rtlPlugin] }))
