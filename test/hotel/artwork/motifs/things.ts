// Motifs: things.
import { box, disc, oval, path, ring, stroke, times, turned } from '../shapes.ts'
import type { Drawings } from './drawings.ts'

export const things: Drawings = {
  apple: ({ accent, ink, light }) =>
    path('M0-18C-14-34-42-26-40 6C-38 34-16 48 0 40C16 48 38 34 40 6C42-26 14-34 0-18Z', accent) +
    path('M2-22C4-38 18-46 30-44C28-30 16-22 2-22Z', ink) +
    stroke('M-26-4C-27 6-24 16-18 24', light, 4),
  balloon: ({ accent, ink, light }) =>
    path('M0-50C28-50 40-30 36-10C33 6 14 18 8 28H-8C-14 18-33 6-36-10C-40-30-28-50 0-50Z', accent) +
    path('M0-50C13-50 15-22 13-8C11 8 6 20 4 28H-4C-6 20-11 8-13-8C-15-22-13-50 0-50Z', light) +
    stroke('M-8 28L-6 38M8 28L6 38', ink, 1.5) +
    box(-8, 37, 16, 12, ink, 'rx="2"'),
  bear: ({ accent, ink, light }) =>
    disc(-27, -26, 15, ink) +
    disc(27, -26, 15, ink) +
    disc(-27, -26, 7, accent) +
    disc(27, -26, 7, accent) +
    oval(0, 6, 42, 38, ink) +
    oval(0, 20, 18, 14, light) +
    oval(0, 14, 7, 5, ink) +
    disc(-16, -4, 4, light) +
    disc(16, -4, 4, light),
  bicycle: ({ accent, ink }) =>
    ring(-28, 18, 20, ink, 4) +
    ring(28, 18, 20, ink, 4) +
    stroke('M-28 18L-12-14H18L0 18H-28M0 18L-14-18M18-14L28 18M18-14L14-26H24M-20-20H-8', accent, 4),
  book: ({ accent, ink, light }) =>
    path('M0-22C-16-34-38-32-48-28V30C-36 26-16 26 0 38C16 26 36 26 48 30V-28C38-32 16-34 0-22Z', light) +
    stroke('M0-22V38', ink, 3) +
    times(4, (row) =>
      stroke(`M-38 ${-14 + row * 10}C-28 ${-16 + row * 10}-18 ${-15 + row * 10}-9 ${-9 + row * 10}`, ink, 2),
    ) +
    times(4, (row) =>
      stroke(
        `M38 ${-14 + row * 10}C28 ${-16 + row * 10} 18 ${-15 + row * 10} 9 ${-9 + row * 10}`,
        row === 2 ? accent : ink,
        2,
      ),
    ),
  chair: ({ accent, ink }) =>
    stroke('M-20-48L-16 6H24L28 48M-16 6L-22 48M24 6L20 48', ink, 6) +
    stroke('M-19-36H8M-18-20H8M8-44L12 6', ink, 5) +
    path('M-18 2H28L24 10H-18Z', accent),
  chess: ({ accent, ink }) =>
    stroke('M0-50V-34M-8-43H8', accent, 5) +
    path('M-18-32H18L10-14H-10Z', ink) +
    path('M-10-12H10L18 28H-18Z', ink) +
    box(-26, 28, 52, 8, accent, 'rx="2"') +
    box(-32, 38, 64, 10, ink, 'rx="2"'),
  clock: ({ accent, ink, light }) =>
    disc(0, 0, 48, ink) +
    disc(0, 0, 41, light) +
    turned(12, () => stroke('M0-36V-31', ink, 3)) +
    stroke('M0 0V-26', ink, 5) +
    stroke('M0 0L20 12', ink, 5) +
    stroke('M0 8L-12-22', accent, 2) +
    disc(0, 0, 4, accent),
  crown: ({ accent, ink, light }) =>
    path('M-42 22L-48-24L-22 2L0-38L22 2L48-24L42 22Z', accent) +
    box(-42, 27, 84, 11, ink, 'rx="2"') +
    disc(0, -40, 6, light) +
    disc(-47, -26, 5, light) +
    disc(47, -26, 5, light) +
    disc(0, 10, 6, ink),
  cup: ({ accent, ink, light }) =>
    path('M-34-6H26C26 24 16 36-4 36S-34 24-34-6Z', ink) +
    stroke('M26 0C46-4 46 20 22 22', ink, 6) +
    oval(-4, 43, 44, 4, ink) +
    oval(-4, -6, 30, 4, light) +
    stroke('M-18-18C-26-28-10-34-18-46M2-18C-6-28 10-34 2-46', accent, 4),
  door: ({ accent, ink, light }) =>
    box(-27, -50, 54, 100, accent) +
    path('M-27-50L10-38V50L-27 50Z', ink) +
    disc(3, 6, 3, light) +
    path('M-27 50L10 50L40 66H-20Z', accent, 'opacity=".35"'),
  eye: ({ accent, ink, light }) =>
    path('M-50 0C-26-36 26-36 50 0C26 36-26 36-50 0Z', light) +
    disc(0, 0, 23, accent) +
    disc(0, 0, 11, ink) +
    disc(8, -8, 5, light) +
    stroke('M-46-18C-22-46 22-46 46-18', ink, 4),
  fire: ({ accent, ink, light }) =>
    path(
      'M2-50C12-26 36-14 32 18C29 40 13 48 0 48C-17 48-34 36-32 12C-30-2-19-8-15-22C-7-16 0-22 2-50Z',
      accent,
    ) +
    path('M2-10C8 4 18 10 16 26C14 38 7 44 0 44C-9 44-17 37-16 24C-14 12-2 8 2-10Z', light) +
    path('M1 18C4 25 9 29 8 36C6 42 3 44 0 44C-4 44-8 41-7 35C-6 29 0 26 1 18Z', ink, 'opacity=".7"'),
  heart: ({ accent, light }) =>
    path('M0 44C-46 14-50-12-44-26C-36-44-10-42 0-20C10-42 36-44 44-26C50-12 46 14 0 44Z', accent) +
    stroke('M-32-18C-30-26-22-28-18-26', light, 5),
  key: ({ accent, ink }) =>
    ring(0, -26, 17, ink, 9) +
    path('M-5-8H5V50H-5Z', ink) +
    path('M5 22H22V30H5ZM5 38H28V47H5Z', ink) +
    disc(0, -26, 5, accent),
  knife: ({ accent, ink, light }) =>
    path('M-6-50C12-38 16-10 14 14H-6Z', light) +
    stroke('M-2-36V12', ink, 1.5) +
    box(-10, 14, 28, 5, accent) +
    path('M-6 20H12L14 50H-6Z', ink),
  ladder: ({ accent, ink }) =>
    stroke('M-22 50L-12-50M22 50L12-50', ink, 6) +
    times(6, (row) =>
      stroke(`M${-20 + row * 1.6} ${36 - row * 15}H${20 - row * 1.6}`, row === 5 ? accent : ink, 5),
    ),
  letter: ({ accent, ink, light }) =>
    box(-46, -30, 92, 62, light, 'rx="3"') +
    stroke('M-46-28L0 8L46-28', ink, 3) +
    stroke('M-44 30L-14-2M44 30L14-2', ink, 1.5) +
    disc(0, 9, 10, accent),
  mask: ({ accent, ink, light }) =>
    path('M-48-22C-24-32 24-32 48-22C50 10 30 24 12 8C6 2-6 2-12 8C-30 24-50 10-48-22Z', ink) +
    path('M-34-10C-28-18-14-16-10-6C-18 2-30 0-34-10Z', light) +
    path('M34-10C28-18 14-16 10-6C18 2 30 0 34-10Z', light) +
    stroke('M-48-20C-60-10-56 20-50 34M48-20C60-10 56 20 50 34', accent, 3),
  phone: ({ accent, ink, light }) =>
    path('M-44-26C-20-46 20-46 44-26L40-10H22L18-24H-18L-22-10H-40Z', ink) +
    path('M-22-14H22L38 34C38 42 34 46 26 46H-26C-34 46-38 42-38 34Z', accent) +
    disc(0, 18, 17, light) +
    turned(8, () => disc(0, -11, 3, ink)) +
    disc(0, 18, 4, ink),
  piano: ({ accent, ink, light }) =>
    box(-48, -32, 96, 66, light) +
    times(6, (key) => stroke(`M${-32 + key * 16}-32V34`, ink, 2)) +
    times(7, (key) => (key === 3 ? '' : box(-38 + key * 11.6, -32, 8, 38, key === 4 ? accent : ink))) +
    box(-50, -42, 100, 11, ink),
  robot: ({ accent, ink, light }) =>
    stroke('M0-30V-44', ink, 4) +
    disc(0, -46, 5, accent) +
    box(-34, -30, 68, 52, ink, 'rx="12"') +
    disc(-14, -6, 9, light) +
    disc(14, -6, 9, light) +
    disc(-13, -5, 4, accent) +
    disc(15, -5, 4, accent) +
    stroke('M-12 12H12', light, 3) +
    box(-22, 26, 44, 24, ink, 'rx="6"') +
    disc(0, 37, 5, accent),
  suitcase: ({ accent, ink, light }) =>
    stroke('M-14-24V-38H14V-24', ink, 6) +
    box(-46, -24, 92, 66, accent, 'rx="8"') +
    box(-30, -24, 8, 66, ink) +
    box(22, -24, 8, 66, ink) +
    box(-10, 2, 20, 14, light, 'rx="2"'),
  umbrella: ({ accent, ink }) =>
    path('M-48 0C-46-30-24-46 0-46S46-30 48 0C40-8 26-8 16 0C10-8-10-8-16 0C-26-8-40-8-48 0Z', accent) +
    stroke('M0-50V34C0 46 16 46 16 34', ink, 5),
  vinyl: ({ accent, ink, light }) =>
    disc(0, 0, 48, ink) +
    times(4, (groove) => ring(0, 0, 24 + groove * 6, light, 0.8, 'opacity=".4"')) +
    disc(0, 0, 18, accent) +
    disc(0, 0, 3, light) +
    path('M0 0L20-44A48 48 0 0 1 34-34Z', light, 'opacity=".16"'),
  violin: ({ accent, ink }) =>
    path(
      'M0-16C16-16 22-6 18 4C14 10 14 12 20 20C28 34 16 48 0 48S-28 34-20 20C-14 12-14 10-18 4C-22-6-16-16 0-16Z',
      accent,
    ) +
    box(-3, -50, 6, 62, ink) +
    stroke('M-8-44H8M-7-38H7', ink, 3) +
    stroke('M-10 14V26M10 14V26', ink, 2.5) +
    box(-8, 32, 16, 4, ink) +
    stroke('M34-44L-34 40', ink, 2),
  window: ({ accent, ink, light }) =>
    box(-34, -48, 68, 92, ink) +
    box(-28, -42, 26, 40, accent) +
    box(2, -42, 26, 40, light) +
    box(-28, 2, 26, 36, light, 'opacity=".75"') +
    box(2, 2, 26, 36, accent) +
    box(-42, 42, 84, 7, ink),
}
