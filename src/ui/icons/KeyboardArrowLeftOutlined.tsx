// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const KeyboardArrowLeftOutlined = createSvgIcon(
  <path d="M15.41 16.59L10.83 12l4.58-4.59L14 6l-6 6l6 6z" />,
  'KeyboardArrowLeftOutlined',
)
