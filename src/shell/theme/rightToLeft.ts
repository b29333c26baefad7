import createEmotion from '@emotion/css/create-instance'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { addPrefixes } from './prefixes.ts'

/** The styles for right-to-left languages: left and right are swapped. */
export const createRightToLeft = () => createEmotion({ key: 'rtl', stylisPlugins: [addPrefixes, rtlPlugin] })
