// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const MovieOutlined = createSvgIcon(
  <path d="M4 6.47L5.76 10H20v8H4zM22 4h-4l2 4h-3l-2-4h-2l2 4h-3l-2-4H8l2 4H7L5 4H4c-1.1 0-1.99.9-1.99 2L2 18c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2z" />,
  'MovieOutlined',
)
