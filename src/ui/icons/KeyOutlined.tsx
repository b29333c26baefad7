// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const KeyOutlined = createSvgIcon(
  <path d="M21 10h-8.35A5.99 5.99 0 0 0 7 6c-3.31 0-6 2.69-6 6s2.69 6 6 6a5.99 5.99 0 0 0 5.65-4H13l2 2l2-2l2 2l4-4.04zM7 15c-1.65 0-3-1.35-3-3s1.35-3 3-3s3 1.35 3 3s-1.35 3-3 3" />,
  'KeyOutlined',
)
