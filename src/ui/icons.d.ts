/** An icon of Google's Material Icons, by its name in their set (`src/build/icons.ts`). */
declare module '~icons/ic/*' {
  import type SvgIcon from '@mui/material/SvgIcon'

  const Icon: typeof SvgIcon
  export = Icon
}
