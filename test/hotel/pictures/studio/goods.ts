// More drawn things: what the boutique sells, and dishes with a shape of their own.
import { chance } from './chance.ts'

const svg = (width: number, height: number, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`

const blend = (id: string, turn: 'across' | 'down', ...stops: [number, string, number?][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${turn === 'across' ? 1 : 0}" y2="${turn === 'down' ? 1 : 0}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`

const round = (id: string, ...stops: [number, string, number?][]) =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".8">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`

/** Toppings for a bowl: so many round pieces of each colour, nearer ones larger. */
export const scatter = (seed: string, ...pieces: [colour: string, count: number, size: number][]) => {
  const luck = chance(seed)
  const all = pieces.flatMap(([colour, count, size]) =>
    Array.from({ length: count }, () => {
      const angle = luck.next() * Math.PI * 2
      const far = Math.sqrt(luck.next()) * 0.92
      return {
        colour,
        size: size * luck.between(0.85, 1.15),
        x: 200 + Math.cos(angle) * far * 150,
        y: 60 + Math.sin(angle) * far * 27,
      }
    }),
  )
  return all
    .sort((one, other) => one.y - other.y)
    .map(
      ({ colour, size, x, y }) =>
        `<ellipse cx="${x}" cy="${y + size * 0.25}" rx="${size}" ry="${size * 0.6}" fill="#000" opacity=".2"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.64}" fill="${colour}"/><ellipse cx="${x - size * 0.28}" cy="${y - size * 0.2}" rx="${size * 0.36}" ry="${size * 0.16}" fill="#fff" opacity=".4"/>`,
    )
    .join('')
}

/** A soft white cheese, knotted at the top. */
export const burrata = () =>
  svg(
    260,
    210,
    round('w', [0, '#ffffff'], [0.6, '#fbf5e8'], [1, '#d9ccb4']),
    '<path d="M24 132 Q20 46 108 40 Q112 8 130 8 Q150 8 152 40 Q240 46 236 132 Q232 200 130 200 Q28 200 24 132Z" fill="url(#w)"/><path d="M110 42 Q130 54 150 42 M98 52 Q130 72 164 52" stroke="#d8c9ad" stroke-width="4" fill="none" stroke-linecap="round"/>',
  )

/** A brown mushroom. */
export const mushroom = () =>
  svg(
    260,
    250,
    round('c', [0, '#d8a873'], [0.6, '#a8713f'], [1, '#6d431f']) +
      blend('s', 'across', [0, '#fff8ea'], [1, '#d6c3a2']),
    '<path d="M96 126 Q104 190 84 232 Q130 256 176 232 Q156 190 164 126Z" fill="url(#s)"/><path d="M12 122 Q20 14 130 12 Q240 14 248 122 Q244 152 130 152 Q16 152 12 122Z" fill="url(#c)"/><path d="M30 128 Q130 158 230 128 Q220 150 130 151 Q40 150 30 128Z" fill="#5d3a1c" opacity=".45"/><ellipse cx="92" cy="58" rx="44" ry="22" fill="#fff" opacity=".28" transform="rotate(-24 92 58)"/>',
  )

/** A whole fish from the grill. */
export const fish = (back: string, belly: string) =>
  svg(
    520,
    210,
    blend('f', 'down', [0, back], [0.55, belly], [1, '#fff4e2']),
    `<path d="M392 104 Q446 60 506 30 Q488 104 506 182 Q446 150 392 108Z" fill="${back}"/><path d="M190 44 Q260 -6 330 50Z" fill="${back}"/><path d="M220 164 Q260 206 300 158Z" fill="${back}" opacity=".85"/><path d="M14 112 Q96 18 250 40 Q370 52 420 106 Q360 166 250 172 Q90 182 14 112Z" fill="url(#f)"/><g stroke="#5b2f14" stroke-width="8" stroke-linecap="round" opacity=".5"><path d="M178 60 L146 146"/><path d="M232 54 L200 158"/><path d="M286 60 L254 156"/><path d="M336 74 L308 142"/></g><path d="M110 56 Q138 104 112 150" fill="none" stroke="${back}" stroke-width="5" opacity=".7"/><circle cx="72" cy="96" r="11" fill="#fffaf0"/><circle cx="72" cy="96" r="6" fill="#2a2420"/><path d="M60 66 Q180 26 300 62" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".35"/>`,
  )

/** Breaded sticks, stacked crosswise. */
export const sticks = () => {
  const luck = chance('sticks')
  const one = (x: number, y: number, long: number, turn: number) => {
    const crumbs = Array.from(
      { length: 34 },
      () =>
        `<circle cx="${luck.between(-long / 2 + 8, long / 2 - 8)}" cy="${luck.between(-18, 18)}" r="${luck.between(2, 5)}" fill="${luck.of(['#f8d78d', '#c9832a', '#fbe3aa'])}" opacity=".75"/>`,
    )
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-long / 2}" y="-18" width="${long}" height="48" rx="12" fill="#93561a"/><rect x="${-long / 2}" y="-24" width="${long}" height="46" rx="12" fill="url(#g)"/>${crumbs.join('')}</g>`
  }
  return svg(
    400,
    230,
    blend('g', 'down', [0, '#f3c268'], [1, '#d18b30']),
    one(150, 186, 230, 3) +
      one(262, 178, 220, -6) +
      one(150, 138, 220, -4) +
      one(256, 132, 210, 5) +
      one(202, 88, 230, -2),
  )
}

/** Frozen fruit on a stick. */
export const lolly = (top: string, middle: string, bottom: string) =>
  svg(
    180,
    380,
    blend('l', 'down', [0, top], [0.34, top], [0.4, middle], [0.66, middle], [0.72, bottom], [1, bottom]) +
      blend('s', 'across', [0, '#fff', 0.4], [0.3, '#fff', 0.05], [0.8, '#000', 0], [1, '#000', 0.22]),
    `<rect x="76" y="250" width="28" height="124" rx="14" fill="#e7c48d"/><rect x="92" y="262" width="12" height="108" rx="6" fill="#b98c50" opacity=".5"/><path d="M16 92 Q16 10 90 10 Q164 10 164 92 V262 Q164 284 142 284 H38 Q16 284 16 262Z" fill="url(#l)"/><path d="M16 92 Q16 10 90 10 Q164 10 164 92 V262 Q164 284 142 284 H38 Q16 284 16 262Z" fill="url(#s)"/><rect x="50" y="60" width="16" height="180" rx="8" fill="#000" opacity=".07"/><rect x="114" y="60" width="16" height="180" rx="8" fill="#000" opacity=".07"/>`,
  )

/** A bathrobe. */
export const robe = () =>
  svg(
    380,
    460,
    blend('r', 'across', [0, '#fffdf8'], [0.5, '#f4ede0'], [1, '#cfc2ab']) +
      blend('d', 'down', [0, '#000', 0], [1, '#7d6a4a', 0.28]),
    '<path d="M150 40 Q96 50 66 82 L14 246 Q12 262 30 266 L76 276 L112 176Z" fill="#e9dfcd"/><path d="M230 40 Q284 50 314 82 L366 246 Q368 262 350 266 L304 276 L268 176Z" fill="#d3c6af"/><path d="M146 40 Q104 60 104 150 L92 440 Q190 462 288 440 L276 150 Q276 60 234 40 Q190 30 146 40Z" fill="url(#r)"/><path d="M146 40 Q104 60 104 150 L92 440 Q190 462 288 440 L276 150 Q276 60 234 40 Q190 30 146 40Z" fill="url(#d)"/><path d="M190 240 V450" stroke="#bfae90" stroke-width="4" opacity=".7"/><path d="M144 38 Q128 46 126 70 L178 236 H204 L192 168 L164 40Z" fill="#fffdf8"/><path d="M236 38 Q252 46 254 70 L204 236 H178 L190 168 L216 40Z" fill="#efe5d3"/><path d="M164 36 Q190 60 216 36 Q190 24 164 36Z" fill="#b9a88c"/><rect x="98" y="226" width="184" height="28" rx="9" fill="#fbf6ec"/><rect x="98" y="244" width="184" height="10" rx="5" fill="#cdbfa5" opacity=".6"/><path d="M184 250 L160 360 Q172 368 182 360 L200 252Z" fill="#f6efe2"/><path d="M198 250 L226 346 Q214 356 204 348 L188 252Z" fill="#e2d6c0"/><path d="M236 130 q16 -22 32 0Z M234 134 h36" fill="#b8975a" stroke="#b8975a" stroke-width="3"/>',
  )

/** A pair of felt slippers. */
export const slippers = () => {
  const one = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M6 90 Q0 60 60 54 H170 Q250 58 262 96 Q262 120 220 122 H50 Q8 120 6 90Z" fill="#7a5a38"/><path d="M6 82 Q0 52 60 46 H170 Q250 50 262 88 Q262 108 220 110 H50 Q8 108 6 82Z" fill="url(#f)"/><path d="M18 76 Q20 56 64 54 H120 Q132 70 120 92 H56 Q20 92 18 76Z" fill="#5f6670" opacity=".85"/><path d="M112 52 Q120 6 186 20 Q258 38 262 90 Q262 108 220 110 H118 Q136 80 112 52Z" fill="url(#u)"/><path d="M112 52 Q138 82 118 108" fill="none" stroke="#fff" stroke-width="5" opacity=".45"/><path d="M176 62 q16 -22 32 0Z" fill="#e7c98a"/><rect x="172" y="64" width="40" height="4" rx="2" fill="#e7c98a"/></g>`
  return svg(
    420,
    210,
    blend('f', 'down', [0, '#b9bcc0'], [1, '#8b8f96']) + round('u', [0, '#aeb4bd'], [1, '#5d646f']),
    one(10, 0) + one(140, 78),
  )
}

/** A framed print of the opera house at night. */
export const operaPrint = () => {
  const arches = Array.from(
    { length: 7 },
    (_, index) =>
      `<path d="M${102 + index * 34} 262 V226 a11 11 0 0 1 22 0 V262Z" fill="#f4cf86"/><rect x="${105 + index * 34}" y="176" width="16" height="22" rx="8" fill="#f7dca4"/>`,
  )
  return svg(
    440,
    360,
    blend('n', 'down', [0, '#1d2745'], [0.6, '#4a4f7a'], [1, '#d98d67']) +
      blend('w', 'across', [0, '#8a623a'], [1, '#5b3c1e']),
    `<rect x="6" y="6" width="428" height="348" rx="6" fill="url(#w)"/><rect x="26" y="26" width="388" height="308" fill="#fbf7ee"/><rect x="58" y="56" width="324" height="248" fill="url(#n)"/><circle cx="322" cy="98" r="20" fill="#fdf0cf"/><path d="M84 262 V166 H150 V148 Q220 112 290 148 V166 H356 V262Z" fill="#2b2233"/><path d="M150 148 Q220 104 290 148Z" fill="#3b2e42"/>${arches.join('')}<path d="M58 262 H382 V304 H58Z" fill="#1a1626"/><g fill="#fff" opacity=".8"><circle cx="110" cy="92" r="2"/><circle cx="160" cy="76" r="1.6"/><circle cx="240" cy="86" r="2"/><circle cx="86" cy="128" r="1.6"/><circle cx="280" cy="72" r="1.6"/></g><path d="M26 26 L190 26 L60 334 L26 334Z" fill="#fff" opacity=".12"/>`,
  )
}

/** A canvas bag with the bell of the house. */
export const tote = (canvas = '#f1e6d0', ink = '#24324f') =>
  svg(
    320,
    400,
    blend('c', 'across', [0, '#fffaf0'], [0.4, canvas], [1, '#c6b592']),
    `<path d="M96 150 Q96 14 160 14 Q224 14 224 150" fill="none" stroke="#b8a582" stroke-width="16"/><path d="M86 156 Q86 24 150 24 Q214 24 214 156" fill="none" stroke="${canvas}" stroke-width="16"/><path d="M26 140 H294 L308 380 Q308 392 294 392 H26 Q12 392 12 380Z" fill="url(#c)"/><path d="M26 140 H294 L296 160 H24Z" fill="#fff" opacity=".5"/><path d="M96 300 Q96 222 160 218 Q224 222 224 300Z" fill="${ink}"/><rect x="84" y="306" width="152" height="14" rx="7" fill="${ink}"/><circle cx="160" cy="208" r="9" fill="${ink}"/>`,
  )

/** A made bed as seen from its foot. */
export const bed = (cover: string, shade: string, wood = '#a9774a') =>
  svg(
    640,
    380,
    blend('w', 'across', [0, wood], [0.5, wood], [1, '#6f4827']) +
      blend('l', 'down', [0, '#ffffff'], [1, '#e3dac9']) +
      blend('c', 'down', [0, cover], [1, shade]) +
      blend('p', 'down', [0, '#ffffff'], [1, '#d9cfbd']),
    `<path d="M40 230 V70 Q40 20 100 20 H540 Q600 20 600 70 V230Z" fill="url(#w)"/><path d="M64 220 V84 Q64 44 108 44 H310 V220Z M330 220 V44 H532 Q576 44 576 84 V220Z" fill="#fff" opacity=".1"/><path d="M58 180 H582 L610 300 V340 H30 V300Z" fill="url(#l)"/><g><path d="M92 188 Q84 128 120 122 H270 Q304 128 298 188 Q196 202 92 188Z" fill="url(#p)"/><path d="M342 188 Q336 128 370 122 H520 Q556 128 548 188 Q444 202 342 188Z" fill="url(#p)"/><path d="M176 196 Q170 150 200 146 H300 Q326 150 320 196 Q248 206 176 196Z" fill="${cover}"/><path d="M320 196 Q314 150 344 146 H440 Q470 150 464 196 Q392 206 320 196Z" fill="${cover}"/></g><path d="M36 244 Q320 220 604 244 L622 332 Q624 352 604 352 H36 Q16 352 18 332Z" fill="url(#l)"/><path d="M28 276 Q320 252 612 276 L624 340 Q624 356 604 356 H36 Q16 356 16 340Z" fill="url(#c)"/><path d="M36 244 Q320 220 604 244 L606 256 Q320 232 34 256Z" fill="#fff"/><path d="M150 272 Q146 320 156 354 M320 264 V356 M490 272 Q494 320 484 354" stroke="#000" stroke-opacity=".07" stroke-width="6" fill="none"/><rect x="36" y="352" width="24" height="26" rx="4" fill="#6f4827"/><rect x="580" y="352" width="24" height="26" rx="4" fill="#6f4827"/>`,
  )

/** A dome over a dish from room service. */
export const cloche = () =>
  svg(
    460,
    300,
    blend(
      's',
      'across',
      [0, '#8f8b84'],
      [0.16, '#f4f2ec'],
      [0.3, '#ffffff'],
      [0.46, '#cfcbc3'],
      [0.8, '#a29e96'],
      [1, '#6f6b65'],
    ) +
      blend('d', 'down', [0, '#fff', 0.25], [0.7, '#000', 0], [1, '#000', 0.22]) +
      blend('t', 'across', [0, '#d9d5cc'], [0.4, '#ffffff'], [1, '#97938b']),
    '<ellipse cx="230" cy="264" rx="226" ry="34" fill="#7d7972"/><ellipse cx="230" cy="256" rx="226" ry="34" fill="url(#t)"/><path d="M38 246 Q38 66 230 62 Q422 66 422 246 Q326 274 230 274 Q134 274 38 246Z" fill="url(#s)"/><path d="M38 246 Q38 66 230 62 Q422 66 422 246 Q326 274 230 274 Q134 274 38 246Z" fill="url(#d)"/><path d="M84 220 Q92 112 190 86" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".75"/><path d="M212 64 Q216 44 230 42 Q244 44 248 64Z" fill="#a7a39b"/><circle cx="230" cy="28" r="21" fill="#c9a45a"/><circle cx="223" cy="21" r="7" fill="#fff" opacity=".7"/>',
  )

/** A bedside lamp, on or off. */
export const lamp = (shade: string, on: boolean) =>
  svg(
    300,
    400,
    blend('h', 'across', [0, '#fff', 0.35], [0.4, '#fff', 0], [1, '#000', 0.25]) +
      '<radialGradient id="g"><stop offset="0" stop-color="#fff3c9" stop-opacity=".9"/><stop offset=".45" stop-color="#ffd98a" stop-opacity=".32"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>' +
      blend('b', 'across', [0, '#e7c98a'], [0.4, '#fbe9bd'], [1, '#8f6a2c']),
    `${on ? '<circle cx="150" cy="150" r="150" fill="url(#g)"/>' : ''}<path d="M142 200 H158 V330 H142Z" fill="url(#b)"/><ellipse cx="150" cy="372" rx="84" ry="20" fill="#7a5a26"/><path d="M66 366 Q78 330 150 328 Q222 330 234 366 Q150 392 66 366Z" fill="url(#b)"/><path d="M98 40 H202 L262 200 Q150 224 38 200Z" fill="${on ? '#ffe9b8' : shade}"/><path d="M98 40 H202 L262 200 Q150 224 38 200Z" fill="url(#h)"/><ellipse cx="150" cy="40" rx="52" ry="9" fill="${on ? '#fff6da' : '#fff'}" opacity=".8"/>`,
  )

/** A towel, folded and rolled. */
export const towels = (first: string, second: string) => {
  const roll = (x: number, y: number, colour: string) =>
    `<g transform="translate(${x} ${y})"><rect x="52" y="0" width="190" height="104" rx="40" fill="${colour}"/><rect x="52" y="0" width="190" height="104" rx="40" fill="url(#r)"/><ellipse cx="54" cy="52" rx="40" ry="52" fill="${colour}"/><ellipse cx="54" cy="52" rx="40" ry="52" fill="#000" opacity=".06"/><path d="M54 52 m-26 0 a26 34 0 1 1 26 34 a18 26 0 1 1 8 -40 a10 16 0 1 1 -10 20" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="5"/></g>`
  return svg(
    420,
    240,
    blend('r', 'down', [0, '#fff', 0.4], [0.5, '#fff', 0], [1, '#000', 0.2]),
    roll(20, 124, first) + roll(168, 124, second) + roll(92, 18, second),
  )
}

/** A stack of smooth stones. */
export const stones = (dark = '#5a5552', light = '#8f8884') =>
  svg(
    320,
    260,
    round('s', [0, light], [1, dark]),
    '<ellipse cx="160" cy="218" rx="140" ry="38" fill="url(#s)"/><ellipse cx="150" cy="152" rx="104" ry="34" fill="url(#s)"/><ellipse cx="166" cy="94" rx="76" ry="28" fill="url(#s)"/><ellipse cx="156" cy="46" rx="48" ry="22" fill="url(#s)"/>',
  )
