// Motifs: places, and the weather over them.
import { box, disc, oval, path, stroke, times, turned } from '../shapes.ts'
import type { Drawings } from './drawings.ts'

const skyline = [18, 40, 62, 30, 76, 52, 88, 44, 66, 34, 56, 24]

export const places: Drawings = {
  boat: ({ accent, ink, light }) =>
    path('M-2-48V14H-38Z', accent) +
    path('M4-36V14H32Z', light) +
    stroke('M1-50V16', ink, 3) +
    path('M-46 18H46L32 40H-32Z', ink),
  bridge: ({ accent, ink }) =>
    box(-50, 8, 100, 6, ink) +
    box(-28, -40, 6, 86, ink) +
    box(22, -40, 6, 86, ink) +
    stroke('M-50-4C-40-4-28-20-25-38C-14 8 14 8 25-38C28-20 40-4 50-4', accent, 3) +
    times(7, (cable) => stroke(`M${-15 + cable * 5} ${-8 - Math.abs(3 - cable) * 4 + 8}V8`, ink, 1)),
  city: ({ accent, ink, light }) =>
    skyline
      .map(
        (height, index) =>
          box(-50 + index * 8.4, 44 - height, 8.6, height, ink) +
          times(Math.floor(height / 12), (row) =>
            (index * 7 + row * 5) % 4 < 2
              ? box(-47.6 + index * 8.4, 40 - row * 11 - 6, 3.4, 4, (index + row) % 3 ? light : accent)
              : '',
          ),
      )
      .join(''),
  dunes: ({ accent, ink, light }) =>
    disc(22, -22, 14, light) +
    path('M-50 14C-26-10-6 10 14-4C28-12 40-4 50 4C48 32 26 48 0 48C-26 48-46 36-50 14Z', accent) +
    path('M-42 29C-30 16-10 34 12 18C26 10 38 18 44 22C36 40 20 48 0 48C-18 48-34 41-42 29Z', ink),
  forest: ({ accent, ink }) =>
    times(6, (tree) => {
      const x = -42 + tree * 17
      const tall = [30, 62, 44, 84, 50, 36][tree] ?? 40
      const fill = tree % 3 === 1 ? accent : ink
      return (
        path(
          `M${x} ${40 - tall}L${x + 12} ${40 - tall * 0.45}H${x + 6}L${x + 16} 40H${x - 16}L${x - 6} ${40 - tall * 0.45}H${x - 12}Z`,
          fill,
        ) + box(x - 2, 40, 4, 8, ink)
      )
    }),
  house: ({ accent, ink, light }) =>
    path('M-48 0L0-42L48 0L40 6L0-28L-40 6Z', ink) +
    path('M-34 2L0-27L34 2V46H-34Z', ink) +
    box(-20, 8, 15, 16, accent) +
    box(6, 8, 15, 16, light) +
    box(-7, 28, 14, 18, light, 'opacity=".85"') +
    box(22, -38, 9, 20, ink),
  island: ({ accent, ink, light }) =>
    oval(0, 34, 46, 5, light, 'opacity=".6"') +
    path('M-40 32C-30 12 30 12 40 32Z', accent) +
    stroke('M0 20C4 2-2-14 6-28', ink, 5) +
    path(
      'M6-28C-8-44-26-40-34-28C-20-34-8-30 6-28C22-46 38-38 42-24C30-32 18-30 6-28C12-18 14-8 10 2C4-8 2-18 6-28Z',
      ink,
    ),
  lighthouse: ({ accent, ink, light }) =>
    path('M-4-34L-54-52V-14Z', light, 'opacity=".45"') +
    path('M4-34L54-52V-14Z', light, 'opacity=".45"') +
    path('M-10-24H10L16 46H-16Z', ink) +
    path('M-11.6-8H11.6L13 8H-13Z', accent) +
    path('M-14.4 24H14.4L15.6 38H-15.6Z', accent) +
    box(-13, -28, 26, 5, ink) +
    box(-7, -40, 14, 12, light) +
    path('M-10-40L0-50L10-40Z', ink),
  moon: ({ accent, light }) =>
    path('M14-46A46 46 0 1 0 46 14A38 38 0 0 1 14-46Z', light) +
    disc(36, -34, 3, accent) +
    disc(22, -12, 2, accent),
  mountain: ({ accent, ink, light }) =>
    path('M-52 42L-14-36L8 6L20-14L54 42Z', ink) +
    path('M-14-36L-26-11L-18-15L-12-6L-6-14L-1-11Z', light) +
    path('M20-14L12 0L18-3L24 4L29 1Z', light) +
    disc(30, -34, 9, accent),
  rain: ({ accent, ink, light }) =>
    path('M-36-6C-50-8-48-30-32-28C-28-48 6-50 12-30C34-40 50-16 34-6Z', ink) +
    times(9, (drop) =>
      stroke(`M${-34 + drop * 8.4} ${6 + (drop % 3) * 12}l-4 12`, drop % 4 === 1 ? accent : light, 3),
    ),
  road: ({ accent, ink, light }) =>
    path('M-8-40H8L46 48H-46Z', ink) +
    path('M-2-30H2L3-18H-3ZM-4-8H4L5 8H-5ZM-7 20H7L9 44H-9Z', light) +
    disc(0, -40, 10, accent),
  sea: ({ accent, ink, light }) =>
    disc(0, -14, 26, accent) +
    path('M-50 6C-40-4-28-4-16 6S8 16 20 6S40-2 50 6C48 34 26 48 0 48C-26 48-48 34-50 6Z', ink) +
    stroke(
      'M-42 20C-34 12-26 12-16 20S6 28 16 20S34 13 42 20M-32 34C-26 28-22 28-16 34S6 42 16 34S26 28 32 34',
      light,
      2.5,
    ),
  snow: ({ light, accent }) =>
    turned(6, () => stroke('M0 0V-46M0-30L-11-40M0-30L11-40M0-16L-8-23M0-16L8-23', light, 4.5)) +
    disc(0, 0, 5, accent),
  stairs: ({ accent, ink, light }) =>
    path('M-48 44V30H-30V16H-12V2H6V-12H24V-26H48V44Z', ink) +
    box(28, -48, 16, 22, accent) +
    stroke('M-48 30H-30V16H-12V2H6V-12H24V-26', light, 2),
  star: ({ accent, light }) =>
    path('M0-50L12-15L48-15L19 7L30 42L0 21L-30 42L-19 7L-48-15L-12-15Z', accent) +
    disc(38, -38, 4, light) +
    disc(-40, 26, 3, light) +
    disc(44, 24, 2.5, light),
  sun: ({ accent, light }) => turned(12, () => path('M-4-36L0-50L4-36Z', light)) + disc(0, 0, 31, accent),
  train: ({ accent, ink, light }) =>
    path(
      'M-30-46H30C36-46 38-42 38-34V22C38 32 32 36 26 36H-26C-32 36-38 32-38 22V-34C-38-42-36-46-30-46Z',
      ink,
    ) +
    box(-28, -34, 25, 24, light) +
    box(3, -34, 25, 24, light) +
    disc(-22, 18, 6, accent) +
    disc(22, 18, 6, accent) +
    box(-10, 8, 20, 5, accent) +
    stroke('M-20 36L-34 50M20 36L34 50M-28 44H28', ink, 4),
}
