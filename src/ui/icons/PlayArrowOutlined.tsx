// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const PlayArrowOutlined = createSvgIcon(
  <path d="M10 8.64L15.27 12L10 15.36zM8 5v14l11-7z" />,
  'PlayArrowOutlined',
)
