// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const FastRewindOutlined = createSvgIcon(
  <path d="M18 9.86v4.28L14.97 12zm-9 0v4.28L5.97 12zM20 6l-8.5 6l8.5 6zm-9 0l-8.5 6l8.5 6z" />,
  'FastRewindOutlined',
)
