import type { ReactNode, Ref } from 'react'
import { useMediaHeight } from '../../ui/mediaSize.ts'
import { styled } from '../../ui/styled.tsx'
import type { Neighbourhood } from './places.ts'

const Plan = styled('g')(({ theme }) => {
  const isDark = theme.palette.mode === 'dark'
  return {
    fill: 'none',
    '& .street': { stroke: isDark ? '#343942' : '#FFFFFF', strokeLinecap: 'round' },
    '& .green': { fill: isDark ? '#20302A' : '#DCE6CF' },
    '& .water': { fill: isDark ? '#1B2A38' : '#C9DFE8' },
    '& .canal': { stroke: isDark ? '#1B2A38' : '#C9DFE8', strokeLinecap: 'round' },
    '& .sand': { stroke: isDark ? '#3A352A' : '#EFE0BF', strokeLinecap: 'round' },
  }
})

const rings = [260, 520, 900, 1400, 2100]
const spokes = Array.from({ length: 14 }, (_, at) => (at / 14) * 2 * Math.PI + 0.18)
const lanes = [-1500, -1150, -820, -520, -260, 0, 240, 500, 800, 1150, 1500]

/** The background of the drawn map: streets, green and water around the hotel, in metres. Not a real map. */
export function Scenery({ kind }: { kind: Neighbourhood['scenery'] }) {
  return <Plan aria-hidden="true">{kind === 'city' ? <City /> : <Coast />}</Plan>
}

function City() {
  return (
    <>
      <ellipse className="green" cx={900} cy={-40} rx={260} ry={170} />
      <ellipse className="green" cx={1050} cy={1450} rx={210} ry={420} transform="rotate(18 1050 1450)" />
      <ellipse className="green" cx={-520} cy={-120} rx={200} ry={150} />
      <path
        className="canal"
        strokeWidth={90}
        d="M-1800 -2600 C -300 -1500, 300 -1100, 900 -900 S 2200 -200, 3200 300"
      />
      {rings.map((radius) => (
        <circle key={radius} className="street" r={radius} strokeWidth={radius === 900 ? 44 : 18} />
      ))}
      {spokes.map((angle) => (
        <path
          key={angle}
          className="street"
          strokeWidth={20}
          d={`M${120 * Math.cos(angle)} ${120 * Math.sin(angle)} L${3200 * Math.cos(angle)} ${3200 * Math.sin(angle)}`}
        />
      ))}
    </>
  )
}

function Coast() {
  return (
    <>
      <path
        className="water"
        d="M-6000 -4000 L -1300 -1600 C -700 -900, -620 -300, -420 200 S 100 1100, 500 1700 L 1400 6000 L -6000 6000 Z"
      />
      <path
        className="sand"
        strokeWidth={70}
        d="M-1300 -1600 C -700 -900, -620 -300, -420 200 S 100 1100, 500 1700"
      />
      {lanes.map((offset) => (
        <path
          key={offset}
          className="street"
          strokeWidth={18}
          d={`M${-300 + offset * 0.2} ${offset} L${2600 + offset * 0.2} ${offset - 900}`}
        />
      ))}
      {[-150, 250, 700, 1250, 1900].map((offset) => (
        <path
          key={offset}
          className="street"
          strokeWidth={offset === 250 ? 34 : 18}
          d={`M${offset - 700} -2200 C ${offset - 100} -900, ${offset} 0, ${offset + 900} 2200`}
        />
      ))}
      <ellipse className="green" cx={850} cy={-500} rx={330} ry={190} transform="rotate(-17 850 -500)" />
    </>
  )
}

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.mode === 'dark' ? '#23272D' : '#EAE4D8',
  margin: '1rem 0 1.5rem',
}))

/** The box of a map, with the height of all media in a page. */
export function MapFrame({
  label,
  children,
  ref,
}: {
  label: string
  children?: ReactNode
  ref?: Ref<HTMLElement>
}) {
  const height = useMediaHeight()
  return (
    <Frame ref={ref} aria-label={label} style={{ height }}>
      {children}
    </Frame>
  )
}
