import { encodeQR } from 'qr'
import { useMemo } from 'react'
import { styled } from '../../ui/styled.tsx'

// Black on white in dark themes, too, because some cameras cannot read inverted codes. A browser that darkens pages by
// itself darkens light grounds and lightens dark shapes, so the ground is dark here and the light modules are the shapes:
// it leaves both as they are.
const Code = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: '#000000',
  // Also with forced colours and on paper.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
}))

/** The margin that readers need around a code, in modules. */
const quietZone = 4

/** A QR code. @param labelledBy id of the element that describes the code */
export function QrCode({ text, labelledBy }: { text: string; labelledBy: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: quietZone }), [text])
  return (
    <Code
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-labelledby={labelledBy}
    >
      <path d={rows.flatMap(pathOfRow).join('')} fill="#FFFFFF" />
    </Code>
  )
}

const pathOfRow = (row: readonly boolean[], y: number): string[] =>
  row.flatMap((isDark, x) => (isDark ? [] : [`M${x} ${y}h1v1h-1z`]))
