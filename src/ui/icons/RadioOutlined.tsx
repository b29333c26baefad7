// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const RadioOutlined = createSvgIcon(
  <>
    <path d="M20 6H8.3l8.26-3.34L15.88 1L3.24 6.15C2.51 6.43 2 7.17 2 8v12a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V8c0-1.11-.89-2-2-2m0 2v3h-2V9h-2v2H4V8zM4 20v-7h16v7z" />
    <circle cx="8" cy="16.48" r="2.5" />
  </>,
  'RadioOutlined',
)
