import { styled } from '@mui/material/styles'

const Drawing = styled('svg')({
  width: '1.75rem',
  height: '1.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > [data-cloth]': {
    transition: 'transform 250ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    transformOrigin: '12px 5px',
  },
})

/** The share of the window that the cloth covers, by the last command. */
const coverage: Record<string, number> = { up: 0.12, in: 0.12, stop: 0.55, down: 1, out: 1 }

/** A window with its blind or awning, as far out as the last command says. */
export function ShadeIcon({ kind, move }: { kind: 'blind' | 'marquise'; move: string | null }) {
  const share = coverage[move ?? ''] ?? 0.55
  return (
    <Drawing viewBox="0 0 24 24">
      {kind === 'blind' ? (
        <>
          <path d="M4 4.5h16M5.5 4.5v15h13v-15" />
          <g data-cloth="" style={{ transform: `scaleY(${share})` }}>
            <path d="M8 8h8M8 11h8M8 14h8M8 17h8" />
          </g>
        </>
      ) : (
        <>
          <path d="M4 4.5h16M6 12v7.5h12V12" />
          <g data-cloth="" style={{ transform: `scaleY(${share})` }}>
            <path d="M5.5 5 3.5 12h17l-2-7M10 5l-1 7M14 5l1 7" />
          </g>
        </>
      )}
    </Drawing>
  )
}
