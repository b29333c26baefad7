// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const FastForward = createSvgIcon(<path d="m4 18l8.5-6L4 6zm9-12v12l8.5-6z" />, 'FastForward')
