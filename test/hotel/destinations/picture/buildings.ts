// Houses, towers, domes and wheels, as the drawings of a city need them.
import { type Brush, circle, height, path, point, rect, stroke, width } from './brush.ts'

/** Lit windows on a wall. */
function windows({ next, palette }: Brush, x: number, y: number, w: number, h: number): string {
  const columns = Math.max(1, Math.floor(w / 22))
  const rows = Math.max(1, Math.floor(h / 34))
  const cells = Array.from({ length: columns * rows }, (_, at) => ({
    x: x + ((at % columns) + 0.3) * (w / columns),
    y: y + 12 + Math.floor(at / columns) * 34,
  }))
  return cells
    .filter(() => next() < 0.55)
    .map((cell) => rect(cell.x, cell.y, 8, 14, palette.light, ' opacity=".75"'))
    .join('')
}

/** A row of houses with their roofs; the lower `top`, the higher they are. */
export function houses(brush: Brush, top: number, swing: number, fill: string, isLit = false): string {
  // Groups the shapes by kind, so that `joinRects` can merge them.
  const drawn = { walls: '', roofs: '', lights: '' }
  for (let x = -20; x < width; ) {
    const w = brush.whole(60, 120)
    const y = top + brush.next() * swing
    drawn.walls += rect(x, y, w - 2, height - y, fill)
    const roof = brush.whole(0, 2)
    if (roof === 0)
      drawn.roofs += path(`M${point(x, y)} L${point(x + w / 2, y - 26)} L${point(x + w - 2, y)}Z`, fill)
    if (roof === 1) drawn.walls += rect(x + w * 0.2, y - 18, 9, 20, fill)
    if (isLit) drawn.lights += windows(brush, x, y, w - 2, height - y - 40)
    x += w
  }
  return drawn.walls + drawn.roofs + drawn.lights
}

const dome = (x: number, ground: number, size: number, fill: string) =>
  rect(x - size, ground - size * 1.6, size * 2, size * 1.6, fill) +
  path(
    `M${point(x - size, ground - size * 1.6)} A${size} ${size * 1.1} 0 0 1 ${point(x + size, ground - size * 1.6)}Z`,
    fill,
  ) +
  rect(x - 5, ground - size * 3.1, 10, size * 0.5, fill) +
  [-1.7, 1.7].map((side) => rect(x + side * size - 9, ground - size * 2.3, 18, size * 2.3, fill)).join('')

const spire = (x: number, ground: number, size: number, fill: string) =>
  path(
    `M${point(x, ground - size * 4.2)} L${point(x + size * 0.5, ground - size * 1.7)} L${point(x - size * 0.5, ground - size * 1.7)}Z`,
    fill,
  ) +
  rect(x - size * 0.5, ground - size * 1.8, size, size * 1.8, fill) +
  path(
    `M${point(x + size * 0.4, ground)} V${ground - size * 1.1} L${point(x + size * 1.6, ground - size * 1.9)} L${point(x + size * 2.8, ground - size * 1.1)} V${ground}Z`,
    fill,
  )

function wheel(x: number, ground: number, size: number, fill: string): string {
  const y = ground - size * 1.7
  const spokes = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6
    const [dx, dy] = [Math.cos(angle) * size * 1.4, Math.sin(angle) * size * 1.4]
    return (
      stroke(`M${point(x, y)} L${point(x + dx, y + dy)}`, fill, 2) +
      rect(x + dx - 8, y + dy - 5, 16, 11, fill)
    )
  })
  return (
    circle(x, y, size * 1.4, 'none', ` stroke="${fill}" stroke-width="5"`) +
    spokes.join('') +
    stroke(`M${point(x - size, ground)} L${point(x, y)} L${point(x + size, ground)}`, fill, 7)
  )
}

const arch = (x: number, ground: number, size: number, fill: string) =>
  `<path fill-rule="evenodd" fill="${fill}" d="M${x - size * 1.8} ${ground} V${ground - size * 2} H${x + size * 1.8} V${ground}Z ` +
  [-1.1, 0, 1.1]
    .map((at) => {
      const half = size * 0.36
      const centre = x + at * size
      return `M${point(centre - half, ground)} V${ground - size} A${half} ${half} 0 0 1 ${point(centre + half, ground - size)} V${ground}Z`
    })
    .join(' ') +
  `"/>` +
  path(
    `M${point(x - size * 1.2, ground - size * 2)} L${point(x, ground - size * 2.8)} L${point(x + size * 1.2, ground - size * 2)}Z`,
    fill,
  )

export const landmarks = { dome, spire, wheel, arch }
export type Landmark = keyof typeof landmarks

/** A front with lit windows, a door and a sign. */
export function facade(brush: Brush): string {
  const { near, middle, light } = brush.palette
  const floors = Array.from({ length: 5 }, (_, floor) => windows(brush, 190, 100 + floor * 62, 420, 40))
  return (
    rect(170, 80, 460, 380, middle) +
    rect(158, 70, 484, 14, near) +
    floors.join('') +
    rect(370, 390, 60, 70, near) +
    rect(340, 378, 120, 12, light)
  )
}
