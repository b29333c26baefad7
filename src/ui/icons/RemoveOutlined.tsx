// Written by `npm run icon`.
import { createSvgIcon } from '@mui/material/SvgIcon'

export const RemoveOutlined = createSvgIcon(<path d="M19 13H5v-2h14z" />, 'RemoveOutlined')
