import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import type { Sky } from './sky.ts'
import { Bolt, Cloud, Drops, Flakes, Mist, Moon, Sun, Wind } from './skyParts.tsx'

interface SkyDrawingProps {
  sky: Sky
  isNight?: boolean
  /** Width and height, with the unit. */
  size: string
}

const daylight = {
  sun: ['#F9CF6B', '#EFA63A'],
  moon: ['#B9C3E6', '#8E9BC9'],
  cloud: ['#F1F5F9', '#C3CEDA'],
  far: ['#DCE3EA', '#AFBCCA'],
  line: '#A9B7C6',
  water: '#4E8FC7',
  ice: '#86B4D8',
  bolt: '#E8A12C',
} as const
const lamplight = {
  sun: ['#FBD984', '#E9A548'],
  moon: ['#F3EEDC', '#C9C7BC'],
  cloud: ['#D5DBE3', '#7F8B99'],
  far: ['#8893A1', '#566170'],
  line: '#8E99A8',
  water: '#7DB3E4',
  ice: '#CFE3F3',
  bolt: '#F4C25B',
} as const

export type SkyColours = {
  [Part in keyof typeof daylight]: (typeof daylight)[Part] extends string ? string : readonly [string, string]
}

/** A small drawing of a sky. Decorative: the description is beside it. */
export function SkyDrawing({ sky, isNight = false, size }: SkyDrawingProps) {
  const id = useId()
  const colours: SkyColours = useTheme().palette.mode === 'dark' ? lamplight : daylight
  const light = isNight ? 'moon' : 'sun'
  const fill = (part: 'sun' | 'moon' | 'cloud' | 'far') => `url(#${id}${part})`
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" style={{ width: size, height: size, flex: 'none' }}>
      <defs>
        {([light, 'cloud', 'far'] as const).map((part) => (
          <linearGradient key={part} id={`${id}${part}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={colours[part][0]} />
            <stop offset="1" stopColor={colours[part][1]} />
          </linearGradient>
        ))}
      </defs>
      {drawings[sky]({ fill, colours, isNight })}
    </svg>
  )
}

interface Palette {
  fill: (part: 'sun' | 'moon' | 'cloud' | 'far') => string
  colours: SkyColours
  isNight: boolean
}

const shining = ({ fill, colours, isNight }: Palette, at?: string) =>
  isNight ? <Moon fill={fill('moon')} at={at} /> : <Sun fill={fill('sun')} ray={colours.sun[1]} at={at} />

const drawings: Record<Sky, (palette: Palette) => React.ReactElement> = {
  clear: (palette) => shining(palette),
  'partly-cloudy': (palette) => (
    <>
      {shining(palette, 'translate(18 -2) scale(.72)')}
      <Cloud fill={palette.fill('cloud')} at="translate(-2 4)" />
    </>
  ),
  cloudy: ({ fill }) => (
    <>
      <Cloud fill={fill('far')} at="translate(22 2) scale(.68)" />
      <Cloud fill={fill('cloud')} at="translate(-2 4)" />
    </>
  ),
  fog: ({ fill, colours }) => (
    <>
      <Cloud fill={fill('cloud')} at="translate(0 -9)" />
      <Mist colour={colours.line} />
    </>
  ),
  wind: ({ colours }) => <Wind colour={colours.line} />,
  drizzle: ({ fill, colours }) => (
    <>
      <Cloud fill={fill('cloud')} at="translate(0 -9)" />
      <Drops colour={colours.water} length={3} />
    </>
  ),
  rain: ({ fill, colours }) => (
    <>
      <Cloud fill={fill('cloud')} at="translate(0 -9)" />
      <Drops colour={colours.water} length={9} />
    </>
  ),
  sleet: ({ fill, colours }) => (
    <>
      <Cloud fill={fill('cloud')} at="translate(0 -9)" />
      <Drops colour={colours.water} length={7} places={[20, 44]} />
      <Flakes colour={colours.ice} places={[[32, 55]]} />
    </>
  ),
  snow: ({ fill, colours }) => (
    <>
      <Cloud fill={fill('cloud')} at="translate(0 -9)" />
      <Flakes
        colour={colours.ice}
        places={[
          [20, 50],
          [32, 57],
          [44, 50],
        ]}
      />
    </>
  ),
  thunderstorm: ({ fill, colours }) => (
    <>
      <Cloud fill={fill('far')} at="translate(0 -9)" />
      <Bolt colour={colours.bolt} />
      <Drops colour={colours.water} length={7} places={[19, 46]} />
    </>
  ),
}
