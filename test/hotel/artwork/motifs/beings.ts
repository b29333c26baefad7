// Motifs: animals, plants and ghosts, and things that fly.
import { disc, oval, path, stroke, turned } from '../shapes.ts'
import type { Drawings } from './drawings.ts'

export const beings: Drawings = {
  bird: ({ accent, ink }) =>
    path('M-52-8C-30-32-12-20 0 6C12-20 30-32 52-8C32-14 16-4 0 26C-16-4-32-14-52-8Z', ink) +
    disc(30, -34, 7, accent),
  cat: ({ accent, ink }) =>
    stroke('M18 42C46 44 46 12 36 2', ink, 7) +
    path('M-22 48C-32 18-24 0-16-8L-22-42L-6-28H10L24-42L20-6C30 6 30 32 22 48Z', ink) +
    disc(-7, -14, 3.5, accent) +
    disc(11, -14, 3.5, accent),
  dog: ({ accent, ink, light }) =>
    path(
      'M-34-2H26C30-14 34-22 44-22C50-20 52-12 54-4C50 4 42 4 38 6C38 20 36 24 34 26V40H24V26H-22V40H-32V24C-40 20-42 4-34-2Z',
      ink,
    ) +
    path('M34-18C28-16 26-2 30 8C36 6 40-8 40-16Z', accent) +
    disc(45, -12, 2, light) +
    stroke('M-36 0C-48-8-50-20-46-30', ink, 5),
  fish: ({ accent, ink, light }) =>
    path('M-48 0C-26-32 12-30 32 0L50-22V22L32 0C12 30-26 32-48 0Z', ink) +
    disc(-30, -5, 5, light) +
    disc(-30, -5, 2, ink) +
    stroke('M-14-16C-6-6-6 6-14 16M0-14C6-6 6 6 0 14', accent, 3),
  flower: ({ accent, ink, light }) =>
    stroke('M0 6C2 24-2 36 0 50', ink, 4) +
    path('M0 36C10 22 24 22 32 26C26 38 12 40 0 36Z', ink) +
    `<g transform="translate(0 -14)">${turned(7, () => oval(0, -20, 9, 17, accent))}${disc(0, 0, 10, light)}</g>`,
  ghost: ({ accent, ink, light }) =>
    path('M-32 46V-10C-32-36-16-48 0-48S32-36 32-10V46L21 36L11 46L0 36L-11 46L-21 36Z', light) +
    oval(-11, -12, 5, 8, ink) +
    oval(11, -12, 5, 8, ink) +
    oval(0, 8, 6, 8, accent),
  leaf: ({ accent, ink, light }) =>
    path('M-36 40C-50-14-6-48 46-44C48 8 14 46-36 40Z', accent) +
    stroke('M-46 50C-26 22 2-4 34-32', ink, 4) +
    stroke('M-18 22L-20 0M-18 22L6 22M2 2L2-20M2 2L26 0', light, 2.5),
  planet: ({ accent, ink, light }) =>
    disc(0, 0, 31, accent) +
    path(
      'M-31-4C-14 4 14 4 31-4A31 31 0 0 1 29 10C14 16-14 16-29 10A31 31 0 0 1-31-4Z',
      ink,
      'opacity=".35"',
    ) +
    `<g transform="rotate(-20)">${stroke('M-30-6C-62 4-52 16 0 14S62 4 30-6', light, 5)}</g>` +
    disc(40, -36, 3, light) +
    disc(-42, -30, 2, light),
  plane: ({ accent, ink }) =>
    path(
      'M0-50C6-44 7-34 7-22L48 8V18L7 6L5 30L18 40V47L0 42L-18 47V40L-5 30L-7 6L-48 18V8L-7-22C-7-34-6-44 0-50Z',
      ink,
    ) + disc(0, -34, 3.5, accent),
  rocket: ({ accent, ink, light }) =>
    path('M-14 24C-26 28-30 38-30 48L-12 38ZM14 24C26 28 30 38 30 48L12 38Z', accent) +
    path('M0-52C20-36 22 0 14 36H-14C-22 0-20-36 0-52Z', light) +
    disc(0, -12, 8, ink) +
    path('M-7 38H7L0 56Z', accent) +
    path('M0-52C8-46 12-38 15-30H-15C-12-38-8-46 0-52Z', ink),
  whale: ({ accent, ink, light }) =>
    path(
      'M0 50C-6 26-8 8 0-8C-14-18-40-16-52-36C-30-46-8-38 0-18C8-38 30-46 52-36C40-16 14-18 0-8C8 8 6 26 0 50Z',
      ink,
    ) +
    stroke('M-46 38C-36 30-26 30-16 38S6 46 16 38S38 30 46 38', light, 3) +
    disc(34, 8, 3, accent) +
    disc(-30, 14, 2, accent),
}
