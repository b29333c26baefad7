// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const ExpandLess = createSvgIcon(
  <path d="m12 8l-6 6l1.41 1.41L12 10.83l4.59 4.58L18 14z" />,
  'ExpandLess',
)
