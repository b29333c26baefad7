// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const StopOutlined = createSvgIcon(<path d="M16 8v8H8V8zm2-2H6v12h12z" />, 'StopOutlined')
