// What stands or hangs in front of the view: meals on a table, lights, notes and fireworks in the air.
import { type Brush, circle, path, point, rect, stroke, width } from './brush.ts'

export type Scene = (brush: Brush) => string

export const sun: Scene = ({ palette, whole }) =>
  circle(whole(120, 680), whole(90, 190), whole(34, 58), palette.light, ' opacity=".85"')

export const stars: Scene = ({ next, palette }) =>
  Array.from({ length: 26 }, () =>
    circle(next() * width, next() * 220, 1 + next() * 1.6, palette.light, ' opacity=".7"'),
  ).join('')

/** Bulbs on two strings. */
export const lights: Scene = ({ palette }) =>
  [150, 190]
    .map((y, row) => {
      const bulbs = Array.from({ length: 15 }, (_, at) => {
        const x = (at + 0.5) * (width / 15)
        const sag = 4 * (x / width) * (1 - x / width) * 70
        return circle(x, y + sag + row * 6, 6, palette.light)
      })
      const string = stroke(`M0 ${y} Q${width / 2} ${y + 140} ${width} ${y}`, palette.near, 2)
      return string + bulbs.join('')
    })
    .join('')

const steam = (x: number, colour: string) =>
  stroke(`M${x} 300 q-14 -26 0 -48 q14 -22 0 -46 M${x + 34} 300 q-14 -26 0 -48`, colour, 4, ' opacity=".5"')

export const wine: Scene = ({ palette: { light, middle } }) =>
  `<ellipse cx="460" cy="404" rx="150" ry="26" fill="${light}"/><ellipse cx="460" cy="400" rx="96" ry="15" fill="${middle}"/>` +
  path('M226 250 h68 q-2 74 -34 78 q-32 -4 -34 -78Z', light, ' opacity=".9"') +
  rect(257, 326, 6, 66, light) +
  rect(232, 390, 56, 7, light)

export const coffee: Scene = ({ palette: { light, middle } }) =>
  `<ellipse cx="400" cy="406" rx="150" ry="22" fill="${light}"/>` +
  path('M320 310 h150 q0 90 -75 92 q-75 -2 -75 -92Z', light) +
  stroke('M468 328 q44 -4 36 30 q-8 26 -48 22', light, 11) +
  `<ellipse cx="395" cy="311" rx="75" ry="13" fill="${middle}"/>` +
  steam(380, light)

export const supper: Scene = ({ palette: { light, middle, near } }) =>
  path('M250 330 h300 q-14 76 -150 80 q-136 -4 -150 -80Z', light) +
  `<ellipse cx="400" cy="330" rx="150" ry="24" fill="${middle}"/>` +
  circle(360, 326, 13, near) +
  circle(430, 332, 10, near) +
  circle(400, 322, 8, light) +
  steam(384, light)

export const mug: Scene = ({ palette: { light, middle } }) =>
  rect(330, 256, 110, 150, light, ' rx="10" opacity=".92"') +
  rect(344, 290, 82, 104, middle, ' rx="6" opacity=".6"') +
  stroke('M440 290 q52 0 48 44 q-4 40 -48 40', light, 13) +
  [350, 385, 420].map((x) => circle(x, 256, 24, light)).join('')

export const notes: Scene = ({ palette: { light }, next }) =>
  Array.from({ length: 7 }, (_, at) => {
    const [x, y] = [90 + at * 100, 110 + next() * 150]
    return circle(x, y, 15, light) + stroke(`M${point(x + 13, y)} v-64 q22 6 26 26`, light, 6)
  }).join('')

export const rays: Scene = ({ palette: { light }, next }) =>
  Array.from({ length: 4 }, (_, at) => {
    const [x, y] = [120 + at * 190, 90 + next() * 120]
    return Array.from({ length: 12 }, (_, ray) => {
      const angle = (ray * Math.PI) / 6
      const from = point(x + Math.cos(angle) * 16, y + Math.sin(angle) * 16)
      return stroke(
        `M${from} L${point(x + Math.cos(angle) * 52, y + Math.sin(angle) * 52)}`,
        light,
        4,
        ' opacity=".8"',
      )
    }).join('')
  }).join('')
