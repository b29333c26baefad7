// Dishes that no emoji shows, drawn in the light of the set: pizzas, pasta, cakes, cups.
import { chance } from './chance.ts'

const svg = (width: number, height: number, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`

const blend = (id: string, turn: 'across' | 'down', ...stops: [number, string, number?][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${turn === 'across' ? 1 : 0}" y2="${turn === 'down' ? 1 : 0}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`

const shade = blend(
  'shade',
  'across',
  [0, '#fff', 0.28],
  [0.35, '#fff', 0],
  [0.7, '#000', 0.04],
  [1, '#000', 0.3],
)

/** A cup on its saucer; `drink` is the colour of its contents. */
export const cup = (drink: string, foam = '', china = '#fbf8f1') =>
  svg(
    360,
    270,
    shade + blend('c', 'across', [0, '#fff'], [0.5, china], [1, '#c9bda9']),
    `<ellipse cx="160" cy="232" rx="156" ry="34" fill="#cfc3af"/><ellipse cx="160" cy="226" rx="156" ry="34" fill="url(#c)"/><ellipse cx="160" cy="226" rx="96" ry="18" fill="#d8ccb8" opacity=".7"/><path d="M256 92 Q334 84 326 138 Q318 184 236 182" fill="none" stroke="#d2c6b3" stroke-width="24" stroke-linecap="round"/><path d="M256 88 Q330 80 322 134 Q314 178 236 176" fill="none" stroke="${china}" stroke-width="16" stroke-linecap="round"/><path d="M44 62 Q44 226 124 230 H196 Q276 226 276 62Z" fill="url(#c)"/><path d="M44 62 Q44 226 124 230 H196 Q276 226 276 62Z" fill="url(#shade)"/><ellipse cx="160" cy="62" rx="116" ry="30" fill="#e2d8c6"/><ellipse cx="160" cy="59" rx="116" ry="30" fill="${china}"/><ellipse cx="160" cy="63" rx="102" ry="23" fill="${drink}"/>${foam ? `<ellipse cx="160" cy="65" rx="88" ry="18" fill="${foam}"/><path d="M160 78 Q118 64 138 55 Q152 50 160 58 Q168 50 182 55 Q202 64 160 78Z" fill="#fffaf0" opacity=".9"/>` : '<ellipse cx="130" cy="57" rx="44" ry="7" fill="#fff" opacity=".25"/>'}`,
  )

/** A crumbed, golden cutlet that hangs over its plate. */
export const cutlet = () => {
  const luck = chance('cutlet')
  const crumbs = Array.from({ length: 130 }, () => {
    const angle = luck.next() * Math.PI * 2
    const far = Math.sqrt(luck.next())
    return `<ellipse cx="${200 + Math.cos(angle) * far * 170}" cy="${78 + Math.sin(angle) * far * 50}" rx="${luck.between(3, 9)}" ry="${luck.between(2, 4)}" fill="${luck.of(['#f6d083', '#c98225', '#e8ac4c', '#fbe0a4'])}" opacity=".7"/>`
  })
  return svg(
    400,
    165,
    blend('k', 'down', [0, '#f0bd62'], [1, '#c67d22']) + shade,
    `<path d="M20 84 Q14 40 82 28 Q132 8 202 20 Q284 6 342 40 Q400 66 374 106 Q340 148 250 140 Q196 160 132 142 Q40 146 20 84Z" fill="#9a5a14"/><path d="M20 74 Q14 32 82 20 Q132 2 202 14 Q284 0 342 32 Q400 58 374 96 Q340 136 250 128 Q196 148 132 130 Q40 134 20 74Z" fill="url(#k)"/><g>${crumbs.join('')}</g><path d="M20 74 Q14 32 82 20 Q132 2 202 14 Q284 0 342 32 Q400 58 374 96 Q340 136 250 128 Q196 148 132 130 Q40 134 20 74Z" fill="url(#shade)"/>`,
  )
}

/** A slice of cake: the top, then its layers from top to bottom, and a dot on it. */
export const wedge = (top: string, layers: string[], dot = '', glaze = '') => {
  const tall = 120 / layers.length
  const sides = layers.map(
    (colour, index) =>
      `<path d="M30 ${96 + index * tall} L330 ${146 + index * tall} V${146.8 + (index + 1) * tall} L30 ${96.8 + (index + 1) * tall}Z" fill="${colour}"/><path d="M330 ${146 + index * tall} L430 ${78 + index * tall} V${78.8 + (index + 1) * tall} L330 ${146.8 + (index + 1) * tall}Z" fill="${glaze || colour}"/>`,
  )
  return svg(
    460,
    290,
    blend('t', 'across', [0, '#fff', 0.35], [0.6, '#fff', 0], [1, '#000', 0.1]) +
      blend('d', 'across', [0, '#000', 0], [1, '#000', 0.32]),
    `${sides.join('')}<path d="M330 146 L430 78 V198 L330 266Z" fill="url(#d)"/><path d="M30 96 L330 146 V266 L30 216Z" fill="#fff" opacity=".07"/><path d="M30 96 Q250 20 430 78 L330 146Z" fill="${top}" stroke="${top}" stroke-width="8" stroke-linejoin="round"/><path d="M30 96 Q250 20 430 78 L330 146Z" fill="url(#t)"/>${dot && `<circle cx="330" cy="86" r="24" fill="${dot}"/><circle cx="322" cy="78" r="7" fill="#fff" opacity=".6"/>`}`,
  )
}

/** A cut block of something in layers, such as a lasagne or a petit four. */
export const block = (top: string, layers: string[], spots: string[] = []) => {
  const luck = chance(top + layers.join(''))
  const tall = 110 / layers.length
  const sides = layers.map(
    (colour, index) =>
      `<path d="M20 ${92 + index * tall} L200 ${140 + index * tall} V${141 + (index + 1) * tall} L20 ${93 + (index + 1) * tall}Z" fill="${colour}"/><path d="M200 ${140 + index * tall} L380 ${92 + index * tall} V${93 + (index + 1) * tall} L200 ${141 + (index + 1) * tall}Z" fill="${colour}"/>`,
  )
  const dots = spots.flatMap((colour) =>
    Array.from({ length: 12 }, () => {
      const a = luck.between(-0.8, 0.8)
      const b = luck.between(-0.8, 0.8) * (1 - Math.abs(a) * 0.75)
      return `<ellipse cx="${200 + a * 180}" cy="${92 + b * 46}" rx="${luck.between(8, 18)}" ry="${luck.between(4, 8)}" fill="${colour}" opacity=".85"/>`
    }),
  )
  return svg(
    400,
    262,
    blend('t', 'across', [0, '#fff', 0.3], [1, '#000', 0.08]),
    `${sides.join('')}<path d="M200 140 L380 92 V202 L200 250Z" fill="#000" opacity=".2"/><path d="M20 92 L200 44 L380 92 L200 140Z" fill="${top}" stroke="${top}" stroke-width="10" stroke-linejoin="round"/>${dots.join('')}<path d="M20 92 L200 44 L380 92 L200 140Z" fill="url(#t)"/>`,
  )
}

/** A whole pizza from the edge of the table; each topping is a colour and how many there are of it. */
export const pizza = (sauce: string, cheese: string, toppings: [string, number, number][]) => {
  const luck = chance(sauce + toppings.join(''))
  const inside = () => {
    const angle = luck.next() * Math.PI * 2
    const far = Math.sqrt(luck.next()) * 0.9
    return [280 + Math.cos(angle) * far * 205, 104 + Math.sin(angle) * far * 66] as const
  }
  const melted = Array.from({ length: 46 }, () => {
    const [x, y] = inside()
    return `<ellipse cx="${x}" cy="${y}" rx="${luck.between(16, 40)}" ry="${luck.between(6, 14)}" fill="${cheese}" opacity="${luck.between(0.6, 0.95)}"/>`
  })
  const things = toppings.flatMap(([colour, count, size]) =>
    Array.from({ length: count }, () => {
      const [x, y] = inside()
      return `<ellipse cx="${x}" cy="${y + 2.5}" rx="${size}" ry="${size * 0.42}" fill="#000" opacity=".25" transform="rotate(${luck.between(-20, 20)} ${x} ${y})"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.42}" fill="${colour}" transform="rotate(${luck.between(-20, 20)} ${x} ${y})"/><ellipse cx="${x - size * 0.25}" cy="${y - size * 0.12}" rx="${size * 0.4}" ry="${size * 0.12}" fill="#fff" opacity=".22"/>`
    }),
  )
  return svg(
    560,
    215,
    blend('r', 'across', [0, '#f3c987'], [0.5, '#e0a557'], [1, '#b8742e']),
    `<ellipse cx="280" cy="116" rx="272" ry="94" fill="#8f5620"/><ellipse cx="280" cy="104" rx="272" ry="96" fill="url(#r)"/><ellipse cx="280" cy="100" rx="262" ry="88" fill="#fff" opacity=".14"/><ellipse cx="280" cy="104" rx="232" ry="77" fill="${sauce}"/>${melted.join('')}${things.join('')}`,
  )
}

/** A deep plate of pasta: strands in the colour of the dough, sauce over them, and leaves. */
export const pasta = (dough: [string, string, string], sauce: string, leaves = '#4f7a3a') => {
  const luck = chance(dough.join('') + sauce)
  const strands = Array.from({ length: 150 }, (_, index) => {
    const low = index < 95
    const x = 230 + luck.between(-1, 1) * (low ? 132 : 92)
    const y = low ? luck.between(66, 104) : luck.between(36, 76)
    const reach = luck.between(26, 62)
    return `<path d="M${x - reach} ${y + luck.between(-6, 10)} Q${x + luck.between(-20, 20)} ${y - luck.between(12, 30)} ${x + reach} ${y + luck.between(-4, 12)}" fill="none" stroke="${luck.of(dough)}" stroke-width="${luck.between(6, 8.5)}" stroke-linecap="round"/>`
  })
  const drops = Array.from(
    { length: 26 },
    () =>
      `<ellipse cx="${230 + luck.between(-1, 1) * 72}" cy="${luck.between(34, 70)}" rx="${luck.between(10, 26)}" ry="${luck.between(5, 11)}" fill="${sauce}" opacity=".92"/>`,
  )
  const greens = Array.from(
    { length: 5 },
    () =>
      `<path transform="translate(${230 + luck.between(-60, 60)} ${luck.between(28, 62)}) rotate(${luck.between(-40, 40)})" d="M-14 0 Q0 -12 14 0 Q0 10 -14 0Z" fill="${leaves}"/>`,
  )
  return svg(
    460,
    190,
    blend('o', 'across', [0, '#fff'], [0.5, '#f5efe3'], [1, '#bfb29c']),
    `<path d="M12 92 Q50 186 170 186 H290 Q410 186 448 92Z" fill="url(#o)"/><ellipse cx="230" cy="92" rx="220" ry="46" fill="#d9cdb9"/><ellipse cx="230" cy="88" rx="220" ry="46" fill="#fbf7ef"/><ellipse cx="230" cy="92" rx="172" ry="32" fill="#cdbfa8"/>${strands.join('')}${drops.join('')}${greens.join('')}<path d="M64 116 Q120 138 230 139 Q340 138 396 116 Q344 128 230 129 Q116 128 64 116Z" fill="#fff" opacity=".7"/>`,
  )
}

/** A heap of torn or cut pieces, dusted with `dust`. */
export const heap = (colours: [string, string, string], dust = '', seed = 'heap') => {
  const luck = chance(seed)
  const pieces = Array.from({ length: 70 }, (_, index) => {
    const level = index / 70
    const x = 200 + luck.between(-1, 1) * (165 - level * 125)
    const y = 184 - level * 96 + luck.between(-6, 6)
    const size = luck.between(24, 38)
    return `<g transform="translate(${x} ${y}) rotate(${luck.between(-35, 35)})"><rect x="${-size / 2}" y="${-size / 3}" width="${size}" height="${size * 0.72}" rx="8" fill="#5e3510" opacity=".35" transform="translate(2 4)"/><rect x="${-size / 2}" y="${-size / 3}" width="${size}" height="${size * 0.72}" rx="8" fill="${luck.of(colours)}"/><rect x="${-size / 2 + 3}" y="${-size / 3 + 2}" width="${size - 8}" height="${size * 0.22}" rx="5" fill="#fff" opacity=".28"/></g>`
  })
  const snow = dust
    ? Array.from({ length: 60 }, () => {
        const y = luck.between(90, 180)
        return `<circle cx="${200 + luck.between(-1, 1) * (y - 60)}" cy="${y}" r="${luck.between(1.5, 3.5)}" fill="${dust}" opacity=".8"/>`
      })
    : []
  return svg(400, 220, '', pieces.join('') + snow.join(''))
}

/** A low round thing: tartare with a yolk, a custard, a soap. */
export const puck = (top: string, side: string, yolk = '', grain: string[] = []) => {
  const luck = chance(top + side)
  const bits = grain.flatMap((colour) =>
    Array.from({ length: 60 }, () => {
      const angle = luck.next() * Math.PI * 2
      const far = Math.sqrt(luck.next())
      return `<circle cx="${160 + Math.cos(angle) * far * 138}" cy="${54 + Math.sin(angle) * far * 38}" r="${luck.between(3, 7)}" fill="${colour}" opacity=".7"/>`
    }),
  )
  return svg(
    320,
    170,
    blend('s', 'across', [0, '#fff', 0.25], [0.5, '#000', 0], [1, '#000', 0.35]),
    `<path d="M10 54 V116 Q10 164 160 164 Q310 164 310 116 V54Z" fill="${side}"/><path d="M10 54 V116 Q10 164 160 164 Q310 164 310 116 V54Z" fill="url(#s)"/><ellipse cx="160" cy="54" rx="150" ry="44" fill="${top}"/>${bits.join('')}<ellipse cx="120" cy="42" rx="80" ry="14" fill="#fff" opacity=".16"/>${yolk && `<ellipse cx="160" cy="46" rx="44" ry="24" fill="#fff7e6"/><ellipse cx="160" cy="40" rx="34" ry="22" fill="${yolk}"/><ellipse cx="150" cy="33" rx="12" ry="6" fill="#fff" opacity=".7"/>`}`,
  )
}

/** A rolled pastry with its cut end towards the guest. */
export const strudel = () =>
  svg(
    440,
    210,
    blend('c', 'down', [0, '#f2c274'], [0.6, '#d3913a'], [1, '#a8651d']),
    `<path d="M110 30 Q250 -6 400 50 Q446 90 420 150 L150 200 Q40 190 60 100 Q70 44 110 30Z" fill="url(#c)"/><g stroke="#9a5a17" stroke-width="3" opacity=".35" fill="none"><path d="M176 26 Q220 90 214 186"/><path d="M244 24 Q290 84 284 172"/><path d="M314 32 Q356 84 350 160"/></g><ellipse cx="110" cy="116" rx="74" ry="86" fill="#c98b3c"/><ellipse cx="110" cy="116" rx="62" ry="74" fill="#f5dfa6"/><g fill="#e9c46f"><ellipse cx="90" cy="90" rx="18" ry="12"/><ellipse cx="132" cy="104" rx="20" ry="13"/><ellipse cx="96" cy="138" rx="20" ry="13"/><ellipse cx="130" cy="150" rx="16" ry="11"/></g><g fill="#6b3b1c"><ellipse cx="112" cy="78" rx="9" ry="7"/><ellipse cx="82" cy="116" rx="9" ry="7"/><ellipse cx="120" cy="126" rx="9" ry="7"/><ellipse cx="108" cy="166" rx="8" ry="6"/></g><g fill="#fff" opacity=".85"><ellipse cx="240" cy="34" rx="70" ry="9"/><ellipse cx="320" cy="50" rx="46" ry="8"/><ellipse cx="190" cy="46" rx="30" ry="6"/><ellipse cx="280" cy="64" rx="30" ry="5"/></g>`,
  )

/** A jar with a lid: candle, jam, honey. */
export const jar = (content: string, lid: string, label: string, flame = false) =>
  svg(
    240,
    flame ? 330 : 280,
    blend('g', 'across', [0, '#fff', 0.55], [0.16, '#fff', 0.1], [0.8, '#000', 0.05], [1, '#000', 0.3]) +
      '<radialGradient id="f"><stop offset="0" stop-color="#fff6d8"/><stop offset=".5" stop-color="#ffc95c"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>',
    `<g transform="translate(0 ${flame ? 50 : 0})">${flame ? '<circle cx="120" cy="0" r="48" fill="url(#f)"/><path d="M120 -40 Q142 -4 120 16 Q98 -4 120 -40Z" fill="#ffd98a"/><path d="M120 -14 Q130 4 120 14 Q110 4 120 -14Z" fill="#fffbe8"/><rect x="117" y="12" width="6" height="30" fill="#4a3a2a"/>' : `<rect x="34" y="4" width="172" height="46" rx="10" fill="${lid}"/><rect x="34" y="4" width="172" height="46" rx="10" fill="url(#g)"/>`}<path d="M20 ${flame ? 44 : 66} Q20 44 44 44 H196 Q220 44 220 ${flame ? 44 : 66} V246 Q220 274 192 274 H48 Q20 274 20 246Z" fill="${content}"/>${flame ? `<ellipse cx="120" cy="44" rx="100" ry="16" fill="${lid}"/>` : ''}<path d="M20 66 Q20 44 44 44 H196 Q220 44 220 66 V246 Q220 274 192 274 H48 Q20 274 20 246Z" fill="url(#g)"/><rect x="52" y="110" width="136" height="104" rx="6" fill="${label}"/><g fill="${content}"><path d="M92 166 Q92 138 120 136 Q148 138 148 166Z"/><rect x="86" y="168" width="68" height="6" rx="3"/><circle cx="120" cy="132" r="5"/><rect x="88" y="188" width="64" height="4" rx="2" opacity=".7"/></g></g>`,
  )
