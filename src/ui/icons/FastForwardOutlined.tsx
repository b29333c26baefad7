// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const FastForwardOutlined = createSvgIcon(
  <path d="M15 9.86L18.03 12L15 14.14zm-9 0L9.03 12L6 14.14zM13 6v12l8.5-6zM4 6v12l8.5-6z" />,
  'FastForwardOutlined',
)
