import type { ReactElement, SVGAttributes } from 'react'

/**
 * Draws the shapes of an icon (`src/build/icons.ts`). One element, whose size and colour are attributes, which any style
 * sheet overrides: MUI's `SvgIcon` styles each icon anew, and home has dozens.
 */
export const drawIcon = (shapes: ReactElement, { style, ...props }: SVGAttributes<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fontSize="1.5rem"
    fill="currentColor"
    aria-hidden="true"
    {...props}
    style={{ flexShrink: 0, ...style }}
  >
    {shapes}
  </svg>
)
