/** Parts of the drawings of skies, in a view box of 64 by 64. */

interface Shape {
  fill: string
  at?: string | undefined
}

export const Cloud = ({ fill, at }: Shape) => (
  <path
    transform={at}
    fill={fill}
    d="M18.5 49.5a10.5 10.5 0 0 1-1.3-20.9 14.5 14.5 0 0 1 27.9-3A12.2 12.2 0 0 1 46 49.5Z"
  />
)

const rays = Array.from({ length: 8 }, (_, turn) => turn * 45)

export const Sun = ({ fill, ray, at }: Shape & { ray: string }) => (
  <g transform={at}>
    <g stroke={ray} strokeWidth="3.2" strokeLinecap="round">
      {rays.map((turn) => (
        <path key={turn} d="M32 8.5v5" transform={`rotate(${turn} 32 32)`} />
      ))}
    </g>
    <circle cx="32" cy="32" r="13" fill={fill} />
  </g>
)

export const Moon = ({ fill, at }: Shape) => (
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

export const Drops = ({ colour, length, places = [20, 32, 44] }: Falling) => (
  <g stroke={colour} strokeWidth="3.2" strokeLinecap="round">
    {places.map((x, place) => (
      <path key={x} d={`M${x} ${place % 2 ? 51 : 47}l${-length * 0.35} ${length}`} />
    ))}
  </g>
)

const arms = [0, 60, 120]

export const Flakes = ({
  colour,
  places,
}: {
  colour: string
  places: readonly (readonly [number, number])[]
}) => (
  <g stroke={colour} strokeWidth="2.2" strokeLinecap="round">
    {places.map(([x, y]) =>
      arms.map((turn) => (
        <path key={`${x} ${turn}`} d="M-4 0h8" transform={`translate(${x} ${y}) rotate(${turn + 90})`} />
      )),
    )}
  </g>
)

export const Mist = ({ colour }: { colour: string }) => (
  <path d="M12 47.5h34M18 54.5h34" fill="none" stroke={colour} strokeWidth="3.2" strokeLinecap="round" />
)

export const Wind = ({ colour }: { colour: string }) => (
  <path
    d="M8 25h29a7 7 0 1 0-6.6-9.3M8 34h40a7.5 7.5 0 1 1-7 10M8 43h20a6 6 0 1 1-5.6 8"
    fill="none"
    stroke={colour}
    strokeWidth="3.4"
    strokeLinecap="round"
  />
)

export const Bolt = ({ colour }: { colour: string }) => (
  <path
    fill={colour}
    d="M34.8 37 25 50.2c-.5.6 0 1.5.7 1.5h5.2l-2.4 8.6c-.3 1 1 1.7 1.7.9L41.5 47.6c.5-.6 0-1.5-.7-1.5h-5.4l1.2-8.3c.1-1-1.2-1.6-1.8-.8Z"
  />
)
