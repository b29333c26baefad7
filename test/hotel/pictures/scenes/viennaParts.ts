// The outlines that make a skyline Vienna, each standing on y = 0 and reaching up; and the house itself.
import { type Chance, chance } from '../studio/chance.ts'
import type { Air } from './sky.ts'

/** St Stephen's: the steep roof, the short north tower and the south tower that everything points to. */
export const cathedral = `M-150 0 V-74 L-140 -92 L-128 -74 V-84 L-104 -150 H44 V-158 L48 -230 H54 V-300 L60 -306 V-352 L66 -360 L74 -470 L82 -360 L88 -352 V-306 L94 -300 V-230 H100 L104 -158 V0Z M-118 -84 L-114 -140 L-106 -176 L-98 -140 L-94 -84Z`

/** St Charles's: the dome between its two columns. */
export const charlesChurch = `M-150 0 V-52 H-128 V-156 Q-124 -172 -118 -176 L-116 -190 L-114 -176 Q-108 -172 -104 -156 V-60 H-70 V-96 H-62 V-148 H-56 Q-58 -214 0 -232 Q-6 -240 -6 -256 H-3 L0 -282 L3 -256 H6 Q6 -240 0 -232 Q58 -214 56 -148 H62 V-96 H70 V-60 H104 V-156 Q108 -172 114 -176 L116 -190 L118 -176 Q124 -172 128 -156 V-52 H150 V0Z`

/** The Votive Church with its twin spires. */
export const votiveChurch = `M-76 0 V-150 L-70 -156 L-58 -290 L-46 -156 L-40 -150 V-110 L0 -158 L40 -110 V-150 L46 -156 L58 -290 L70 -156 L76 -150 V0Z`

/** The town hall: one tall tower among four. */
export const townHall = `M-180 0 V-90 H-118 V-150 L-112 -186 L-106 -150 V-90 H-66 V-160 L-60 -196 L-54 -160 V-104 H-18 V-220 L-12 -232 L0 -330 L12 -232 L18 -220 V-104 H54 V-160 L60 -196 L66 -160 V-90 H106 V-150 L112 -186 L118 -150 V-90 H180 V0Z`

/** The Giant Wheel, drawn with lines. */
export const giantWheel = (colour: string) => {
  const spokes = Array.from({ length: 15 }, (_, index) => {
    const angle = (index / 15) * Math.PI * 2
    const x = Math.cos(angle) * 118
    const y = -140 + Math.sin(angle) * 118
    return `<path d="M0 -140 L${x.toFixed(1)} ${y.toFixed(1)}" stroke-width="1.6"/><rect x="${(x - 8).toFixed(1)}" y="${(y - 4).toFixed(1)}" width="16" height="12" rx="2" fill="${colour}" stroke="none"/>`
  })
  return `<g stroke="${colour}" fill="none"><circle cx="0" cy="-140" r="118" stroke-width="4"/><circle cx="0" cy="-140" r="106" stroke-width="1.6"/>${spokes.join('')}<path d="M0 -140 L-56 0 M0 -140 L56 0" stroke-width="7"/></g>`
}

interface Roofline {
  from: number
  to: number
  low: number
  high: number
}

/** A street of houses: mansards, gables, chimneys, here and there a small dome. */
export const houses = ({ from, to, low, high }: Roofline, luck: Chance) => {
  let x = from
  let path = `M${from} 0`
  const windows: [number, number, number][] = []
  while (x < to) {
    const wide = luck.between(70, 150)
    const tall = luck.between(low, high)
    const roof = luck.next()
    const end = x + wide
    path += ` V${-tall}`
    if (roof < 0.42) path += ` L${x + 12} ${-tall - 26} H${end - 12} L${end} ${-tall}`
    else if (roof < 0.66) path += ` L${x + wide / 2} ${-tall - wide * 0.28} L${end} ${-tall}`
    else if (roof < 0.78)
      path += ` H${x + wide / 2 - 22} V${-tall - 10} Q${x + wide / 2 - 20} ${-tall - 36} ${x + wide / 2} ${-tall - 42} V${-tall - 58} V${-tall - 42} Q${x + wide / 2 + 20} ${-tall - 36} ${x + wide / 2 + 22} ${-tall - 10} V${-tall} H${end}`
    else
      path += ` H${x + wide * 0.3} V${-tall - 20} H${x + wide * 0.3 + 10} V${-tall} H${x + wide * 0.7} V${-tall - 16} H${x + wide * 0.7 + 12} V${-tall} H${end}`
    for (let column = x + 12; column < end - 14; column += 17) {
      for (let row = -tall + 14; row < -14; row += 22) windows.push([column, row, luck.next()])
    }
    x = end
  }
  return { path: `${path} V0Z`, windows }
}

export const litWindows = (
  windows: [number, number, number][],
  air: Air,
  share: number,
  wide = 6,
  tall = 10,
) =>
  windows
    .filter(([, , dice]) => dice < share)
    .map(
      ([x, y, dice]) =>
        `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${wide}" height="${tall}" fill="${air.window}" opacity="${(0.35 + (dice / Math.max(share, 0.01)) * 0.5).toFixed(2)}"/>`,
    )
    .join('')

export interface Stone {
  wall: [string, string]
  trim: string
  roof: [string, string]
  /** Light thrown up at the wall from the street, as opacity. */
  uplight: number
}

/** Hotel Aurora: a palace on the ring, 640 wide, 430 high to the top of the dome, its middle at x = 0. */
export const hotel = (air: Air, stone: Stone) => {
  const luck = chance('hotel aurora')
  const bays = 13
  const step = 46
  const left = -(bays * step) / 2
  const parts: string[] = []
  const warm: string[] = []
  const pane = (x: number, y: number, wide: number, tall: number, arch: boolean) => {
    const lit = luck.next() < air.lit
    const shape = arch
      ? `M${x} ${y + tall} V${y + wide / 2} a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0 V${y + tall}Z`
      : `M${x} ${y} h${wide} v${tall} h${-wide}Z`
    parts.push(
      `<path d="M${x - 3} ${y + tall} v${-tall + (arch ? wide / 2 : 0)} ${arch ? `a${wide / 2 + 3} ${wide / 2 + 3} 0 0 1 ${wide + 6} 0` : `v-3 h${wide + 6} v3`} V${y + tall}Z" fill="${stone.trim}" opacity=".45"/>`,
    )
    parts.push(
      `<path d="${shape}" fill="${lit ? air.window : air.glass}"/><path d="${shape}" fill="#2a1c3a" opacity="${(lit ? luck.between(0, 0.22) : luck.between(0, 0.25)).toFixed(2)}"/>`,
    )
    if (lit) {
      warm.push(
        `<rect x="${x - 5}" y="${y - 4}" width="${wide + 10}" height="${tall + 10}" rx="8" fill="${air.window}"/>`,
      )
      parts.push(
        `<path d="M${x} ${y + tall * 0.55} h${wide} v${tall * 0.45} h${-wide}Z" fill="#fff3cf" opacity=".35"/>`,
      )
    }
    parts.push(
      `<path d="M${x + wide / 2} ${y + 2} V${y + tall}" stroke="${stone.trim}" stroke-width="1.2" opacity=".7"/>`,
    )
  }
  for (let bay = 0; bay < bays; bay += 1) {
    const x = left + bay * step + 13
    const middle = bay === 6
    pane(x, -58, 20, 48, true)
    pane(x, -116, 20, 34, false)
    pane(x, -172, 20, 38, bay % 2 === 0)
    pane(x, -222, 20, 32, false)
    parts.push(
      `<rect x="${x - 4}" y="-180" width="28" height="3.5" fill="${stone.trim}"/><rect x="${x - 3}" y="-80" width="26" height="3" fill="${stone.trim}"/><rect x="${x - 3}" y="-131" width="26" height="3" fill="${stone.trim}" opacity=".8"/>`,
    )
    if (!middle && bay % 2 === 1) {
      parts.push(
        `<path d="M${x - 2} -246 V-266 Q${x + 10} -284 ${x + 22} -266 V-246Z" fill="${stone.wall[1]}"/>`,
      )
      pane(x + 4, -266, 12, 18, true)
    }
  }
  const awnings = [-2, -1, 1, 2]
    .map((at) => `<path d="M${at * 92 - 24} -62 h48 l5 13 h-58Z" fill="#8f3d3a" opacity=".9"/>`)
    .join('')
  const lamps = [-1, 1]
    .map(
      (side) =>
        `<circle cx="${side * 42}" cy="-44" r="5" fill="#ffe3a3"/><circle cx="${side * 42}" cy="-44" r="20" fill="url(#lamp)" opacity="${0.25 + air.lit}"/>`,
    )
    .join('')
  return `<defs>${`<linearGradient id="stone" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${stone.wall[0]}"/><stop offset="1" stop-color="${stone.wall[1]}"/></linearGradient><linearGradient id="slate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${stone.roof[0]}"/><stop offset="1" stop-color="${stone.roof[1]}"/></linearGradient><linearGradient id="up" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffc46b" stop-opacity="${stone.uplight}"/><stop offset=".6" stop-color="#ffb45a" stop-opacity="${stone.uplight * 0.3}"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></linearGradient><linearGradient id="fall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#20142e" stop-opacity=".22"/><stop offset="1" stop-color="#20142e" stop-opacity="0"/></linearGradient><linearGradient id="eaves" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20142e" stop-opacity=".4"/><stop offset="1" stop-color="#20142e" stop-opacity="0"/></linearGradient><radialGradient id="lamp"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".9"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient><filter id="warmth" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>`}</defs>
<path d="M${left - 8} -244 L${left + 16} -292 H${-left - 16} L${-left + 8} -244Z" fill="url(#slate)"/>
<path d="M-74 -244 V-300 Q-70 -372 0 -384 Q70 -372 74 -300 V-244Z" fill="url(#slate)"/><path d="M-40 -300 Q-36 -366 0 -380" stroke="#fff" stroke-opacity=".14" stroke-width="5" fill="none"/><path d="M-9 -382 V-404 Q0 -416 9 -404 V-382Z" fill="${stone.trim}"/><path d="M0 -412 V-446" stroke="${stone.trim}" stroke-width="3"/><path d="M0 -446 q14 -6 26 0 q-8 8 0 14 q-14 4 -26 0Z" fill="#c9a24a"/>
<path d="M${left - 4} -288 L${left + 22} -330 L${left + 48} -288Z M${-left + 4} -288 L${-left - 22} -330 L${-left - 48} -288Z" fill="url(#slate)"/>
<rect x="${left}" y="-244" width="${bays * step}" height="244" fill="url(#stone)"/><rect x="-78" y="-262" width="156" height="262" fill="url(#stone)"/><path d="M-78 -262 L0 -292 L78 -262Z" fill="${stone.trim}"/>
<rect x="${left}" y="-68" width="${bays * step}" height="68" fill="#000" opacity=".08"/>
${[left, left + step * 2, -left - step * 2 - 10, -left - 10, -78, -70, 62, 70].map((x) => `<rect x="${x}" y="-240" width="8" height="170" fill="${stone.trim}" opacity=".35"/>`).join('')}
<rect x="${left + step * 2}" y="-241" width="26" height="241" fill="url(#fall)"/><rect x="78" y="-241" width="30" height="241" fill="url(#fall)"/><rect x="${left}" y="-241" width="${bays * step}" height="16" fill="url(#eaves)"/><rect x="${left}" y="-64" width="${bays * step}" height="9" fill="url(#eaves)"/>
<g stroke="#000" stroke-opacity=".1" stroke-width="1.5"><path d="M${left} -52 H${-left} M${left} -38 H${-left} M${left} -24 H${-left} M${left} -11 H${-left}"/></g>
<g opacity="${0.15 + air.lit * 0.45}" filter="url(#warmth)">${warm.join('')}</g>${parts.join('')}
<rect x="${left - 10}" y="-250" width="${bays * step + 20}" height="9" fill="${stone.trim}"/><rect x="${left - 6}" y="-190" width="${bays * step + 12}" height="4" fill="${stone.trim}" opacity=".75"/><rect x="${left - 6}" y="-70" width="${bays * step + 12}" height="6" fill="${stone.trim}"/>
<g stroke="${stone.roof[1]}" stroke-width="1.6" opacity=".8">${[-5, -4, -3, -2, 2, 3, 4, 5].map((bay) => `<path d="M${bay * step - 16} -133 h32 M${bay * step - 16} -142 h32 M${bay * step - 15} -142 v9 M${bay * step - 7} -142 v9 M${bay * step + 1} -142 v9 M${bay * step + 9} -142 v9 M${bay * step + 15} -142 v9"/>`).join('')}</g>
<rect x="${left}" y="-244" width="${bays * step}" height="244" fill="url(#up)"/>${awnings}
<path d="M-20 0 V-40 a20 20 0 0 1 40 0 V0Z" fill="#ffdf9a" opacity="${0.5 + air.lit * 0.5}"/><path d="M-34 -60 H34 L40 -48 H-40Z" fill="${stone.roof[1]}"/>${lamps}
<rect x="${left}" y="-244" width="${bays * step * 0.18}" height="244" fill="#000" opacity=".1"/>`
}

/** Trees along the water: many small clumps, dark below and lit above. */
export const trees = (from: number, to: number, colour: [string, string], seed: string, high = 60) => {
  const luck = chance(`trees ${seed}`)
  const parts: string[] = []
  for (let x = from; x < to; x += luck.between(30, 58)) {
    const tall = high * luck.between(0.72, 1.2)
    const wide = tall * luck.between(0.36, 0.46)
    parts.push(
      `<rect x="${(x - 2).toFixed(1)}" y="${(-tall * 0.5).toFixed(1)}" width="4" height="${(tall * 0.5).toFixed(1)}" fill="${colour[0]}"/>`,
    )
    for (let clump = 0; clump < 34; clump += 1) {
      const up = luck.next()
      const out = Math.sin(Math.PI * (0.16 + up * 0.78)) * wide
      const size = luck.between(6, 11) * (high / 66)
      const lit = clump > 14 && luck.next() < up * 0.9
      parts.push(
        `<ellipse cx="${(x + luck.between(-1, 1) * out + (lit ? 2 : 0)).toFixed(1)}" cy="${(-tall * (0.34 + up * 0.66)).toFixed(1)}" rx="${(lit ? size * 0.7 : size).toFixed(1)}" ry="${(lit ? size * 0.5 : size * 0.8).toFixed(1)}" fill="${lit ? colour[1] : colour[0]}" opacity="${lit ? 0.45 : 0.95}"/>`,
      )
    }
  }
  return parts.join('')
}
