// Things that no emoji shows, drawn in the same soft light: glasses, bottles, plates, boards.

const svg = (width: number, height: number, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`

const across = (id: string, ...stops: [number, string, number?][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`
const down = (id: string, ...stops: [number, string, number?][]) =>
  across(id, ...stops).replace('x2="1" y2="0"', 'x2="0" y2="1"')

const glassDefs = across(
  'glass',
  [0, '#5f7b86', 0.42],
  [0.05, '#ffffff', 0.5],
  [0.16, '#ffffff', 0.14],
  [0.5, '#ffffff', 0.05],
  [0.84, '#cfe3ea', 0.18],
  [0.95, '#ffffff', 0.5],
  [1, '#5f7b86', 0.42],
)

const liquidDefs = (top: string, bottom: string) =>
  down('drink', [0, top], [1, bottom]) +
  across(
    'body',
    [0, '#000', 0.22],
    [0.2, '#fff', 0.25],
    [0.45, '#fff', 0],
    [0.8, '#000', 0.06],
    [1, '#000', 0.28],
  )

const ice = (x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${size * 0.18}" fill="#fff" opacity=".34"/><rect x="${-size / 2 + 5}" y="${-size / 2 + 5}" width="${size - 10}" height="${size - 10}" rx="${size * 0.14}" fill="#fff" opacity=".22"/><path d="M${-size / 2 + 6} ${-size / 2 + 9} H${size / 2 - 12}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"/></g>`

export const highball = (top: string, bottom: string) =>
  svg(
    200,
    380,
    glassDefs + liquidDefs(top, bottom),
    `<path d="M28 96 H172 L164 350 Q163 366 146 366 H54 Q37 366 36 350Z" fill="url(#drink)"/><path d="M28 96 H172 L164 350 Q163 366 146 366 H54 Q37 366 36 350Z" fill="url(#body)"/><ellipse cx="100" cy="96" rx="72" ry="13" fill="${top}"/><ellipse cx="100" cy="96" rx="72" ry="13" fill="#fff" opacity=".3"/>${ice(72, 128, 58, -14)}${ice(128, 146, 60, 18)}${ice(84, 200, 56, 30)}<path d="M18 14 H182 L172 356 Q171 376 150 376 H50 Q29 376 28 356Z" fill="url(#glass)"/><ellipse cx="100" cy="14" rx="82" ry="12" fill="none" stroke="#fff" stroke-width="3.5" opacity=".8"/><path d="M40 40 L48 330" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/><rect x="44" y="352" width="112" height="18" rx="8" fill="#fff" opacity=".35"/>`,
  )

export const rocks = (top: string, bottom: string, cube = true) =>
  svg(
    240,
    230,
    glassDefs + liquidDefs(top, bottom),
    `<path d="M24 92 H216 L204 196 Q202 214 184 214 H56 Q38 214 36 196Z" fill="url(#drink)"/><path d="M24 92 H216 L204 196 Q202 214 184 214 H56 Q38 214 36 196Z" fill="url(#body)"/><ellipse cx="120" cy="92" rx="96" ry="18" fill="${top}"/><ellipse cx="120" cy="92" rx="96" ry="18" fill="#fff" opacity=".22"/>${cube ? ice(118, 98, 92, -9) : ''}<path d="M12 18 H228 L214 200 Q212 226 186 226 H54 Q28 226 26 200Z" fill="url(#glass)"/><ellipse cx="120" cy="18" rx="108" ry="16" fill="none" stroke="#fff" stroke-width="3.5" opacity=".8"/><path d="M36 44 L48 186" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"/><rect x="48" y="198" width="144" height="22" rx="10" fill="#fff" opacity=".3"/>`,
  )

export const coupe = (top: string, bottom: string, foam = '') =>
  svg(
    260,
    330,
    glassDefs + liquidDefs(top, bottom),
    `<ellipse cx="130" cy="312" rx="74" ry="14" fill="url(#glass)"/><ellipse cx="130" cy="310" rx="74" ry="13" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/><path d="M124 150 H136 L133 296 Q133 306 160 311 H100 Q127 306 127 296Z" fill="#fff" opacity=".5"/><path d="M22 52 H238 Q232 142 130 148 Q28 142 22 52Z" fill="url(#drink)"/><path d="M22 52 H238 Q232 142 130 148 Q28 142 22 52Z" fill="url(#body)"/><ellipse cx="130" cy="52" rx="108" ry="20" fill="${foam || top}"/><ellipse cx="130" cy="52" rx="108" ry="20" fill="#fff" opacity=".28"/><path d="M10 34 Q14 152 130 156 Q246 152 250 34Z" fill="url(#glass)"/><ellipse cx="130" cy="34" rx="120" ry="20" fill="none" stroke="#fff" stroke-width="3.5" opacity=".8"/><path d="M34 62 Q44 118 88 134" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".5"/>`,
  )

export const wineGlass = (top: string, bottom: string) =>
  svg(
    220,
    400,
    glassDefs + liquidDefs(top, bottom),
    `<ellipse cx="110" cy="382" rx="74" ry="14" fill="url(#glass)"/><ellipse cx="110" cy="380" rx="74" ry="13" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/><path d="M104 226 H116 L113 366 Q113 376 142 381 H78 Q107 376 107 366Z" fill="#fff" opacity=".5"/><path d="M20 112 H200 Q200 222 110 226 Q20 222 20 112Z" fill="url(#drink)"/><path d="M20 112 H200 Q200 222 110 226 Q20 222 20 112Z" fill="url(#body)"/><ellipse cx="110" cy="112" rx="90" ry="17" fill="${top}"/><ellipse cx="110" cy="112" rx="90" ry="17" fill="#fff" opacity=".22"/><path d="M36 12 Q4 90 12 130 Q24 232 110 234 Q196 232 208 130 Q216 90 184 12Z" fill="url(#glass)"/><ellipse cx="110" cy="14" rx="74" ry="11" fill="none" stroke="#fff" stroke-width="3.5" opacity=".8"/><path d="M34 60 Q18 110 30 160" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".55"/>`,
  )

export const flute = (top: string, bottom: string) =>
  svg(
    130,
    420,
    glassDefs + liquidDefs(top, bottom),
    `<ellipse cx="65" cy="404" rx="54" ry="11" fill="url(#glass)"/><ellipse cx="65" cy="402" rx="54" ry="10" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/><path d="M60 268 H70 L68 392 Q68 400 90 403 H40 Q62 400 62 392Z" fill="#fff" opacity=".5"/><path d="M20 84 H110 L100 224 Q96 266 65 268 Q34 266 30 224Z" fill="url(#drink)"/><path d="M20 84 H110 L100 224 Q96 266 65 268 Q34 266 30 224Z" fill="url(#body)"/><ellipse cx="65" cy="84" rx="45" ry="9" fill="#fff" opacity=".5"/><g fill="#fff" opacity=".7"><circle cx="60" cy="240" r="3"/><circle cx="68" cy="216" r="3"/><circle cx="62" cy="190" r="3.5"/><circle cx="70" cy="164" r="3"/><circle cx="63" cy="138" r="3.5"/><circle cx="69" cy="112" r="3.5"/><circle cx="48" cy="150" r="2.5"/><circle cx="82" cy="190" r="2.5"/></g><path d="M14 12 L26 226 Q32 276 65 278 Q98 276 104 226 L116 12Z" fill="url(#glass)"/><ellipse cx="65" cy="13" rx="51" ry="9" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/><path d="M30 40 L38 210" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>`,
  )

export const beer = (top: string, bottom: string) =>
  svg(
    180,
    400,
    glassDefs + liquidDefs(top, bottom),
    `<path d="M22 70 H158 Q166 150 146 250 Q138 330 142 372 H38 Q42 330 34 250 Q14 150 22 70Z" fill="url(#drink)"/><path d="M22 70 H158 Q166 150 146 250 Q138 330 142 372 H38 Q42 330 34 250 Q14 150 22 70Z" fill="url(#body)"/><path d="M20 92 Q40 112 62 98 Q86 116 110 98 Q136 114 160 92 L158 44 Q150 14 90 12 Q30 14 22 44Z" fill="#fffaf0"/><path d="M26 46 Q34 22 90 20 Q146 22 154 46 Q150 60 90 60 Q30 60 26 46Z" fill="#fff"/><g fill="#f0e3c8" opacity=".6"><circle cx="60" cy="82" r="7"/><circle cx="120" cy="84" r="8"/><circle cx="92" cy="76" r="5"/></g><path d="M18 40 Q10 150 30 250 Q38 330 34 376 Q34 388 50 388 H130 Q146 388 146 376 Q142 330 150 250 Q170 150 162 40Z" fill="url(#glass)"/><path d="M34 120 Q36 190 50 250" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".55"/>`,
  )

export const bottle = (glass: string, dark: string, label: string, mark: string, foil: string) =>
  svg(
    150,
    520,
    across(
      'b',
      [0, dark],
      [0.18, glass],
      [0.3, '#ffffff', 1],
      [0.36, glass],
      [0.7, glass],
      [1, dark],
    ).replace('stop-color="#ffffff"', `stop-color="${glass}" data-h="1"`) +
      across('f', [0, '#000', 0.35], [0.3, '#fff', 0.35], [0.6, '#000', 0], [1, '#000', 0.35]) +
      across('l', [0, '#000', 0.22], [0.3, '#fff', 0.2], [0.6, '#fff', 0], [1, '#000', 0.22]),
    `<path d="M52 16 H98 V150 Q100 190 130 214 Q144 226 144 250 V488 Q144 512 120 512 H30 Q6 512 6 488 V250 Q6 226 20 214 Q50 190 52 150Z" fill="url(#b)"/><path d="M30 236 Q22 250 22 270 V480" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".32"/><path d="M64 70 V150" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".3"/><rect x="48" y="8" width="54" height="104" rx="7" fill="${foil}"/><rect x="48" y="8" width="54" height="104" rx="7" fill="url(#f)"/><rect x="6" y="292" width="138" height="142" fill="${label}"/><g fill="${mark}"><circle cx="75" cy="338" r="20" opacity=".9"/><rect x="36" y="374" width="78" height="5" rx="2"/><rect x="48" y="390" width="54" height="4" rx="2" opacity=".7"/><rect x="56" y="404" width="38" height="3" rx="1.5" opacity=".5"/></g><rect x="6" y="292" width="138" height="142" fill="url(#l)"/>`,
  )

export const waterBottle = (tint: string, label: string, mark: string) =>
  svg(
    150,
    480,
    across(
      'b',
      [0, tint, 0.95],
      [0.2, '#ffffff', 0.85],
      [0.42, tint, 0.62],
      [0.78, tint, 0.7],
      [1, tint, 0.98],
    ) + across('l', [0, '#000', 0.2], [0.3, '#fff', 0.2], [1, '#000', 0.2]),
    `<path d="M54 40 H96 V104 Q98 146 128 176 Q142 190 142 216 V448 Q142 470 120 470 H30 Q8 470 8 448 V216 Q8 190 22 176 Q52 146 54 104Z" fill="url(#b)"/><path d="M28 210 V450" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"/><rect x="50" y="8" width="50" height="42" rx="8" fill="${mark}"/><rect x="50" y="8" width="50" height="42" rx="8" fill="url(#l)"/><rect x="8" y="262" width="134" height="104" fill="${label}"/><path d="M40 330 L64 292 L78 312 L92 296 L114 330Z" fill="${mark}"/><rect x="44" y="342" width="62" height="4" rx="2" fill="${mark}" opacity=".6"/><rect x="8" y="262" width="134" height="104" fill="url(#l)"/><g fill="#fff" opacity=".75"><circle cx="60" cy="240" r="4"/><circle cx="92" cy="226" r="3"/><circle cx="78" cy="404" r="4"/><circle cx="54" cy="424" r="3"/><circle cx="104" cy="432" r="4"/><circle cx="96" cy="390" r="3"/></g>`,
  )

/** A plate as seen from a chair, twice as wide as the thing on it. */
export const plate = (colour = '#fbf7ef', rim = '#d9cdb9') =>
  svg(
    520,
    130,
    down('p', [0, rim], [1, colour]) + across('r', [0, '#ffffff'], [0.5, colour], [1, rim]),
    `<ellipse cx="260" cy="70" rx="256" ry="56" fill="${rim}"/><ellipse cx="260" cy="62" rx="256" ry="56" fill="url(#r)"/><ellipse cx="260" cy="64" rx="182" ry="36" fill="url(#p)"/><ellipse cx="260" cy="62" rx="254" ry="54" fill="none" stroke="#c9a96a" stroke-width="2.5" opacity=".75"/>`,
  )

export const board = (light = '#c99a66', dark = '#9a6c40') =>
  svg(
    560,
    120,
    across('w', [0, light], [0.5, light], [1, dark]) + down('s', [0, dark], [1, '#6d4826']),
    `<path d="M60 18 H500 L556 86 H4Z" fill="url(#w)"/><g stroke="${dark}" stroke-width="2.5" opacity=".35"><path d="M70 36 H514"/><path d="M52 54 H528"/><path d="M30 72 H542"/></g><path d="M4 86 H556 V104 Q556 110 548 110 H12 Q4 110 4 104Z" fill="url(#s)"/>`,
  )

export const tray = (light = '#e6e2d8', dark = '#9f9b92') =>
  svg(
    600,
    110,
    across('t', [0, '#ffffff'], [0.35, light], [0.6, '#f7f5ef'], [1, dark]),
    `<ellipse cx="300" cy="62" rx="296" ry="46" fill="${dark}"/><ellipse cx="300" cy="54" rx="296" ry="46" fill="url(#t)"/><ellipse cx="300" cy="56" rx="250" ry="36" fill="${dark}" opacity=".25"/><ellipse cx="300" cy="58" rx="248" ry="34" fill="url(#t)"/>`,
  )

/** A bowl with something in it; `inside` is its colour, `top` what floats there. */
export const bowl = (outside: string, shade: string, inside: string, top: string) =>
  svg(
    400,
    230,
    across('o', [0, outside], [0.25, '#ffffff'], [0.5, outside], [1, shade]) +
      down('i', [0, inside], [1, inside]),
    `<path d="M14 64 Q20 218 148 222 H252 Q380 218 386 64Z" fill="url(#o)"/><ellipse cx="200" cy="64" rx="188" ry="46" fill="${shade}"/><ellipse cx="200" cy="60" rx="188" ry="46" fill="${outside}"/><ellipse cx="200" cy="64" rx="170" ry="37" fill="${inside}"/><ellipse cx="200" cy="70" rx="164" ry="29" fill="#fff" opacity=".1"/><ellipse cx="150" cy="56" rx="70" ry="12" fill="#fff" opacity=".18"/>${top}<ellipse cx="200" cy="60" rx="186" ry="44" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>`,
  )
