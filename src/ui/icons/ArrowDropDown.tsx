// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const ArrowDropDown = createSvgIcon(<path d="m7 10l5 5l5-5z" />, 'ArrowDropDown')
