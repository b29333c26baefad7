// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const Star = createSvgIcon(
  <path d="M12 17.27L18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2L9.19 8.63L2 9.24l5.46 4.73L5.82 21z" />,
  'Star',
)
