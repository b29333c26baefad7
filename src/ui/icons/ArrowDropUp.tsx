// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const ArrowDropUp = createSvgIcon(<path d="m7 14l5-5l5 5z" />, 'ArrowDropUp')
