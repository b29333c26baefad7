import { useTheme } from '@mui/material/styles'
import { useId } from 'react'

/** Kinds of sky, to which the icon names of hotels are mapped. */
export type Sky =
  | 'clear'
  | 'partly-cloudy'
  | 'cloudy'
  | 'fog'
  | 'wind'
  | 'drizzle'
  | 'rain'
  | 'sleet'
  | 'snow'
  | 'thunderstorm'

// The order matters: a thundershower is a storm before it is rain, and "mostly clear" has a cloud.
const patterns: readonly [RegExp, Sky][] = [
  [/thunder|storm|lightning/, 'thunderstorm'],
  [/sleet|freez|hail|ice|wintry/, 'sleet'],
  [/snow|blizzard|flurr/, 'snow'],
  [/drizzle/, 'drizzle'],
  [/rain|shower/, 'rain'],
  [/fog|mist|haze|smoke|dust|sand/, 'fog'],
  [/wind|breez|gale|squall/, 'wind'],
  [/partly|mostly|few|scattered|intermittent/, 'partly-cloudy'],
  [/cloud|overcast/, 'cloudy'],
  [/clear|sun|fair|hot/, 'clear'],
]

/** Returns the sky of an icon name; `partly-cloudy` for an unknown one. */
export const skyOf = (icon: string): Sky =>
  patterns.find(([pattern]) => pattern.test(icon.toLowerCase()))?.[1] ?? 'partly-cloudy'

/** True if the icon name says that it is night. */
export const isNightIcon = (icon: string): boolean => /night|moon/i.test(icon)

/** A part of a drawing, in a view box of 64 by 64. */
interface Shape {
  fill: string
  at?: string | undefined
}

const Cloud = ({ fill, at }: Shape) => (
  <path
    transform={at}
    fill={fill}
    d="M18.5 49.5a10.5 10.5 0 0 1-1.3-20.9 14.5 14.5 0 0 1 27.9-3A12.2 12.2 0 0 1 46 49.5Z"
  />
)

const rays = Array.from({ length: 8 }, (_, turn) => turn * 45)

const Sun = ({ fill, ray, at }: Shape & { ray: string }) => (
  <g transform={at}>
    <g stroke={ray} strokeWidth="3.2" strokeLinecap="round">
      {rays.map((turn) => (
        <path key={turn} d="M32 8.5v5" transform={`rotate(${turn} 32 32)`} />
      ))}
    </g>
    <circle cx="32" cy="32" r="13" fill={fill} />
  </g>
)

const Moon = ({ fill, at }: Shape) => (
  <path
    transform={at}
    fill={fill}
    d="M50.5 39.6A20.5 20.5 0 1 1 27 12.4c1-.2 1.6 1 .9 1.7a16.6 16.6 0 0 0 21.2 24.2c.9-.5 1.9.4 1.4 1.3Z"
  />
)

interface Falling {
  colour: string
  length: number
  places?: readonly number[]
}

const Drops = ({ colour, length, places = [20, 32, 44] }: Falling) => (
  <g stroke={colour} strokeWidth="3.2" strokeLinecap="round">
    {places.map((x, place) => (
      <path key={x} d={`M${x} ${place % 2 ? 51 : 47}l${-length * 0.35} ${length}`} />
    ))}
  </g>
)

const arms = [0, 60, 120]

const Flakes = ({ colour, places }: { colour: string; places: readonly (readonly [number, number])[] }) => (
  <g stroke={colour} strokeWidth="2.2" strokeLinecap="round">
    {places.map(([x, y]) =>
      arms.map((turn) => (
        <path key={`${x} ${turn}`} d="M-4 0h8" transform={`translate(${x} ${y}) rotate(${turn + 90})`} />
      )),
    )}
  </g>
)

const Mist = ({ colour }: { colour: string }) => (
  <path d="M12 47.5h34M18 54.5h34" fill="none" stroke={colour} strokeWidth="3.2" strokeLinecap="round" />
)

const Wind = ({ colour }: { colour: string }) => (
  <path
    d="M8 25h29a7 7 0 1 0-6.6-9.3M8 34h40a7.5 7.5 0 1 1-7 10M8 43h20a6 6 0 1 1-5.6 8"
    fill="none"
    stroke={colour}
    strokeWidth="3.4"
    strokeLinecap="round"
  />
)

const Bolt = ({ colour }: { colour: string }) => (
  <path
    fill={colour}
    d="M34.8 37 25 50.2c-.5.6 0 1.5.7 1.5h5.2l-2.4 8.6c-.3 1 1 1.7 1.7.9L41.5 47.6c.5-.6 0-1.5-.7-1.5h-5.4l1.2-8.3c.1-1-1.2-1.6-1.8-.8Z"
  />
)

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

type SkyColours = {
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
