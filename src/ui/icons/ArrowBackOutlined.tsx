// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const ArrowBackOutlined = createSvgIcon(
  <path d="M20 11H7.83l5.59-5.59L12 4l-8 8l8 8l1.41-1.41L7.83 13H20z" />,
  'ArrowBackOutlined',
)
