// What is drawn for each type of entry, in a city and on an island.
import type { DestinationType } from '../../../../src/contract/destination.ts'
import type { PropertyId } from '../../seed/properties.ts'
import { type Brush, circle, height, path, point, rect, ridge, stroke, width } from './brush.ts'
import { facade, houses, type Landmark, landmarks } from './buildings.ts'

// What stands or hangs in front of the view: meals on a table, lights, notes and fireworks in the air.

type Scene = (brush: Brush) => string

const sun: Scene = ({ palette, whole }) =>
  circle(whole(120, 680), whole(90, 190), whole(34, 58), palette.light, ' opacity=".85"')

const stars: Scene = ({ next, palette }) =>
  Array.from({ length: 26 }, () =>
    circle(next() * width, next() * 220, 1 + next() * 1.6, palette.light, ' opacity=".7"'),
  ).join('')

/** Bulbs on two strings. */
const lights: Scene = ({ palette }) =>
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

const wine: Scene = ({ palette: { light, middle } }) =>
  `<ellipse cx="460" cy="404" rx="150" ry="26" fill="${light}"/><ellipse cx="460" cy="400" rx="96" ry="15" fill="${middle}"/>` +
  path('M226 250 h68 q-2 74 -34 78 q-32 -4 -34 -78Z', light, ' opacity=".9"') +
  rect(257, 326, 6, 66, light) +
  rect(232, 390, 56, 7, light)

const coffee: Scene = ({ palette: { light, middle } }) =>
  `<ellipse cx="400" cy="406" rx="150" ry="22" fill="${light}"/>` +
  path('M320 310 h150 q0 90 -75 92 q-75 -2 -75 -92Z', light) +
  stroke('M468 328 q44 -4 36 30 q-8 26 -48 22', light, 11) +
  `<ellipse cx="395" cy="311" rx="75" ry="13" fill="${middle}"/>` +
  steam(380, light)

const supper: Scene = ({ palette: { light, middle, near } }) =>
  path('M250 330 h300 q-14 76 -150 80 q-136 -4 -150 -80Z', light) +
  `<ellipse cx="400" cy="330" rx="150" ry="24" fill="${middle}"/>` +
  circle(360, 326, 13, near) +
  circle(430, 332, 10, near) +
  circle(400, 322, 8, light) +
  steam(384, light)

const mug: Scene = ({ palette: { light, middle } }) =>
  rect(330, 256, 110, 150, light, ' rx="10" opacity=".92"') +
  rect(344, 290, 82, 104, middle, ' rx="6" opacity=".6"') +
  stroke('M440 290 q52 0 48 44 q-4 40 -48 40', light, 13) +
  [350, 385, 420].map((x) => circle(x, 256, 24, light)).join('')

const notes: Scene = ({ palette: { light }, next }) =>
  Array.from({ length: 7 }, (_, at) => {
    const [x, y] = [90 + at * 100, 110 + next() * 150]
    return circle(x, y, 15, light) + stroke(`M${point(x + 13, y)} v-64 q22 6 26 26`, light, 6)
  }).join('')

const rays: Scene = ({ palette: { light }, next }) =>
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

const palm = (x: number, ground: number, size: number, fill: string) =>
  stroke(
    `M${point(x, ground)} Q${point(x + 14, ground - size / 2)} ${point(x + 6, ground - size)}`,
    fill,
    9,
  ) +
  [-70, -35, 0, 35, 70]
    .map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180
      const [dx, dy] = [Math.cos(angle) * 70, Math.sin(angle) * 34 + 34]
      return stroke(
        `M${point(x + 6, ground - size)} Q${point(x + 6 + dx / 2, ground - size - 34)} ${point(x + 6 + dx, ground - size + dy)}`,
        fill,
        8,
      )
    })
    .join('')

const city: Scene = (brush) =>
  houses(brush, 250, 70, brush.palette.far) + houses(brush, 320, 70, brush.palette.middle)

const island: Scene = (brush) => {
  const { far, middle, near, light } = brush.palette
  const peak = brush.whole(260, 560)
  const waves = Array.from({ length: 5 }, (_, at) =>
    stroke(`M${brush.whole(0, 500)} ${370 + at * 24} h${brush.whole(80, 220)}`, light, 3, ' opacity=".35"'),
  )
  return (
    path(`M${peak - 330} 350 L${peak - 30} 150 L${peak + 24} 152 L${peak + 350} 350Z`, far) +
    ridge(brush, 345, 40, 7, middle) +
    rect(0, 350, width, height - 350, middle) +
    waves.join('') +
    palm(brush.whole(60, 140), height, 210, near) +
    palm(brush.whole(640, 740), height, 170, near)
  )
}

const over =
  (...scenes: Scene[]): Scene =>
  (brush) =>
    scenes.map((scene) => scene(brush)).join('')

type Scenes = readonly [Scene, ...Scene[]]

/** Scenes of the places to eat (`meals`) and of the events (`evenings`), in the order of their numbers. */
const meals: Record<PropertyId, Scenes> = {
  '1': [supper, coffee, supper, wine, supper, mug, coffee, mug, wine, coffee],
  '2': [supper, wine, coffee, wine],
}
const evenings: Record<PropertyId, Scenes> = {
  '1': [lights, notes, notes, lights, lights, rays, rays, notes, lights, notes],
  '2': [notes, lights, rays, lights],
}

const inTurn =
  (scenes: Scenes): Scene =>
  (brush) =>
    (scenes[(brush.number - 1) % scenes.length] ?? scenes[0])(brush)

const table = (property: PropertyId): Scene =>
  over(({ palette }) => rect(0, 400, width, 100, palette.near), inTurn(meals[property]))

const route: Scene = ({ palette: { light, near }, next }) => {
  const stops = Array.from({ length: 4 }, (_, at) => [110 + at * 190, 400 - next() * 190] as const)
  const [first, ...others] = stops.map(([x, y]) => point(x, y))
  const pins = stops.map(
    ([x, y]) => path(`M${point(x, y)} l-17 -34 a19 19 0 1 1 34 0Z`, near) + circle(x, y - 42, 8, light),
  )
  return stroke(`M${first} L${others.join(' L')}`, light, 6, ' stroke-dasharray="2 16"') + pins.join('')
}

/** From above: blocks, streets, a park and a river. */
const map: Scene = ({ palette: { far, middle, near, light, sky }, next, whole }) => {
  const blocks = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at % 10) * 82, Math.floor(at / 10) * 86]
    return rect(x + 6, y + 6, 66 + next() * 8, 70 + next() * 8, next() < 0.16 ? near : middle, ' rx="4"')
  })
  const river = whole(60, 340)
  return (
    rect(0, 0, width, height, far) +
    blocks.join('') +
    stroke(`M-20 ${river} Q300 ${river + 160} 820 ${river - 40}`, sky[0], 44) +
    stroke(`M0 ${height} L${width} 0`, far, 16) +
    circle(whole(300, 500), whole(180, 320), 20, light)
  )
}

const bridge: Scene = ({ palette: { near, light } }) => {
  const arches = Array.from({ length: 4 }, (_, at) => `M${30 + at * 195} 440 a80 70 0 0 1 160 0Z`)
  return (
    rect(0, 400, width, 100, light, ' opacity=".35"') +
    `<path fill-rule="evenodd" fill="${near}" d="M0 350 H${width} V440 H0Z ${arches.join(' ')}"/>`
  )
}

const ribbon: Scene = ({ palette: { light, near } }) =>
  rect(372, 0, 56, height, light, ' opacity=".85"') +
  rect(0, 300, width, 56, light, ' opacity=".85"') +
  path('M400 328 q-120 -96 -128 0 q8 96 128 0 q120 -96 128 0 q-8 96 -128 0Z', near) +
  circle(400, 328, 24, light)

const book: Scene = ({ palette: { light, near, middle }, whole }) => {
  const lines = Array.from({ length: 7 }, (_, at) =>
    [190, 430]
      .map((x) => stroke(`M${x} ${230 + at * 28} h${whole(110, 180)}`, middle, 6, ' opacity=".6"'))
      .join(''),
  )
  return (
    path('M400 190 Q280 150 150 184 V440 Q280 404 400 446 Q520 404 650 440 V184 Q520 150 400 190Z', light) +
    stroke('M400 192 V444', near, 4) +
    lines.join('')
  )
}

const monument =
  (landmark: Landmark): Scene =>
  (brush) => {
    const { far, near } = brush.palette
    return (
      houses(brush, 330, 50, far) +
      landmarks[landmark](brush.whole(320, 480), 470, 92, near) +
      rect(0, 468, width, 32, near)
    )
  }

const hills: Scene = (brush) => {
  const { far, middle, near } = brush.palette
  return ridge(brush, 300, 90, 6, far) + ridge(brush, 370, 70, 5, middle) + ridge(brush, 440, 50, 7, near)
}

/** Entries with a well-known silhouette; all others get the generic picture of their type. */
const sights: Record<string, Scene> = {
  '1 p-1': monument('spire'),
  '1 p-2': monument('arch'),
  '1 p-3': monument('arch'),
  '1 p-4': monument('wheel'),
  '1 p-5': monument('dome'),
  '1 p-6': monument('dome'),
  '1 p-8': monument('dome'),
  '1 p-9': monument('dome'),
  '1 p-10': hills,
  '1 p-11': monument('arch'),
  '1 e-6': over(stars, monument('wheel')),
  '1 t-5': hills,
}

export function sceneOf(type: DestinationType, property: PropertyId, id: string): Scene {
  const ground = property === '1' ? city : island
  const own = sights[`${property} ${id.split('-').slice(0, 2).join('-')}`]
  if (own) return over(sun, own)
  const scenes: Record<DestinationType, Scene> = {
    hotel: over(sun, ground, facade),
    event: over(stars, ground, inTurn(evenings[property])),
    gastro: over(sun, ground, table(property)),
    tour: over(sun, (brush) => ridge(brush, 330, 150, 8, brush.palette.far), ground, route),
    poi: over(sun, ground),
    city: over(sun, ground, bridge),
    area: map,
    package: over(sun, ground, ribbon),
    article: over(ground, book),
  }
  return scenes[type]
}
