// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const FastRewind = createSvgIcon(<path d="M11 18V6l-8.5 6zm.5-6l8.5 6V6z" />, 'FastRewind')
