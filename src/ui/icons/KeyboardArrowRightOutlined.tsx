// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const KeyboardArrowRightOutlined = createSvgIcon(
  <path d="M8.59 16.59L13.17 12L8.59 7.41L10 6l6 6l-6 6z" />,
  'KeyboardArrowRightOutlined',
)
