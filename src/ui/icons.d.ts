/** An icon of Google's Material Icons, by its name in their set (`src/build/icons.ts`). */
declare module '~icons/ic/*' {
  import type { ReactElement, SVGAttributes } from 'react'

  const Icon: (props: SVGAttributes<SVGSVGElement>) => ReactElement
  export = Icon
}
