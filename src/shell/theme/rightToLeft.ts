import createCache from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { addPrefixes } from './prefixes.ts'

/** The style cache for right-to-left languages: left and right are swapped. */
export const createRightToLeftCache = () =>
  createCache({ key: 'rtl', stylisPlugins: [addPrefixes, rtlPlugin] })
