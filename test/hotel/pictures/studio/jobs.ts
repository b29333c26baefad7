// The list of all pictures: what each shows, where it goes, how large it may be.
import sharp from 'sharp'
import { shops } from '../../content/shops.ts'
import type { SeedGroup, SeedItem } from '../../content/types.ts'
import { bar } from '../recipes/bar.ts'
import { boutique } from '../recipes/boutique.ts'
import { breakfast } from '../recipes/breakfast.ts'
import { drinks } from '../recipes/drinks.ts'
import { headers } from '../recipes/headers.ts'
import type { Interior } from '../recipes/interior.ts'
import { mains } from '../recipes/mains.ts'
import { menuAurora } from '../recipes/menuAurora.ts'
import { morePagesAurora } from '../recipes/morePagesAurora.ts'
import { moreRoomsAurora } from '../recipes/moreRoomsAurora.ts'
import { pagesAurora } from '../recipes/pagesAurora.ts'
import { menuIsla, pagesIsla } from '../recipes/pagesIsla.ts'
import { auroraRooms } from '../recipes/roomsAurora.ts'
import { islaRooms } from '../recipes/roomsIsla.ts'
import { auroraScenes, islaScenes } from '../recipes/scenes.ts'
import { isla } from '../recipes/shopIsla.ts'
import { sweets } from '../recipes/sweets.ts'
import { furnish } from '../scenes/room.ts'
import { hours, type Size } from '../scenes/sky.ts'
import { bay, bayLogin } from '../scenes/tenerife.ts'
import { viennaAbove, viennaLogin } from '../scenes/vienna.ts'
import { type Still, setsInTurn, shoot } from './still.ts'

const tile: Size = { width: 800, height: 600 }
/** Size of the pictures on pages. */
const wide: Size = { width: 800, height: 450 }

export interface Job {
  /** Path relative to the project's root. */
  file: string
  draw: () => Promise<Buffer>
  /** Size of the upper part, if only that part of the drawing is used. */
  top?: Size
  /** Maximum size in bytes, and the quality to begin with, which is lowered until the picture fits. */
  limit: number
  quality: number
}

const itemsOf = (groups: SeedGroup[]): SeedItem[] =>
  groups.flatMap((group) => [...(group.items ?? []), ...itemsOf(group.groups ?? [])])

const stills = (folder: string, set: Record<string, Still>, size: Size, limit: number): Job[] =>
  Object.entries(set).map(([name, still], turn) => ({
    file: `${folder}/${name}.webp`,
    draw: () => shoot(name, { ...setsInTurn(turn), ...still }, size),
    limit,
    quality: 86,
  }))

const shopJobs = (project: string, property: '1' | '2', set: Record<string, Still>) => {
  const items = itemsOf(shops.filter((shop) => shop.property === property).flatMap((shop) => shop.groups))
  const ordered = items.map(({ picture }) => {
    const name = picture.replace('.webp', '')
    const still = set[name]
    if (!still) throw new Error(`no still life of ${name}`)
    return [name, still] as const
  })
  return stills(`skins/${project}/shop`, Object.fromEntries(ordered), { width: 640, height: 480 }, 16_000)
}

const outside = async (room: Interior, size: Size) => {
  const sill = Math.round(
    size.height * (room.windows === 'terrace' ? (room.table ?? 0.7) : (room.sill ?? 0.6) + 0.02),
  )
  const view =
    room.place === 'vienna'
      ? await viennaAbove(
          room.hour,
          { width: size.width, height: sill },
          { scale: size.height / 700, seed: 2 },
        )
      : await bay(
          room.hour,
          size,
          Math.round(size.height * 0.56),
          { peak: 0.5, houses: 0.4, scale: size.height / 800 },
          [],
        )
  return sharp({ create: { ...size, channels: 3, background: '#222222' } })
    .composite([{ input: view, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const rooms = (project: string, set: Record<string, Interior>): Job[] =>
  Object.entries(set).map(([name, room]) => {
    const banner = name.startsWith('banner')
    const size = banner ? { width: 1600, height: 900 } : name.startsWith('gallery') ? tile : wide
    return {
      file: `skins/${project}/${name.includes('/') ? name : `pages/${name}`}.webp`,
      draw: async () => furnish(await outside(room, size), room, size),
      limit: banner ? 55_000 : 26_000,
      quality: 82,
    }
  })

const scenes = (project: string, set: Record<string, () => Promise<Buffer>>): Job[] =>
  Object.entries(set).map(([name, draw]) => ({
    file: `skins/${project}/${name}.webp`,
    draw,
    limit: 28_000,
    quality: 84,
  }))

const headerJobs = Object.values(headers).map(({ project, shop, still, room }): Job => {
  const size = { width: 1600, height: 600 }
  return {
    file: `skins/${project}/shop/header-${shop}.webp`,
    draw: async () => {
      if (still) return shoot(`header ${project} ${shop}`, still, size)
      if (room) return furnish(await outside(room, size), room, size)
      throw new Error(`no header for shop ${shop} of ${project}`)
    },
    limit: 45_000,
    quality: 84,
  }
})

const logins = hours.flatMap((hour) =>
  (['portrait', 'landscape'] as const).flatMap((shape): Job[] => {
    const limit = shape === 'portrait' ? 39_500 : 59_500
    return [
      {
        file: `public/login/${hour}-${shape}.webp`,
        draw: () => viennaLogin(hour, shape),
        limit,
        quality: 82,
      },
      {
        file: `skins/isla-verde/login/${hour}-${shape}.webp`,
        draw: () => bayLogin(hour, shape),
        limit,
        quality: 82,
      },
    ]
  }),
)

/** The header of the home screen on phones: the upper half of the hotel's picture. */
const bands = hours.map(
  (hour): Job => ({
    file: `public/login/${hour}-band.webp`,
    draw: () => viennaLogin(hour, 'landscape'),
    top: { width: 1170, height: 585 },
    limit: 24_000,
    quality: 80,
  }),
)

export const jobs: Job[] = [
  ...shopJobs('aurora', '1', { ...breakfast, ...mains, ...sweets, ...drinks, ...bar, ...boutique }),
  ...shopJobs('isla-verde', '2', isla),
  ...headerJobs,
  ...stills('skins/aurora/menu', menuAurora, tile, 20_000),
  ...stills('skins/isla-verde/menu', menuIsla, tile, 20_000),
  ...stills('skins/aurora/pages', { ...pagesAurora, ...morePagesAurora }, wide, 20_000),
  ...stills('skins/isla-verde/pages', pagesIsla, wide, 20_000),
  ...rooms('aurora', { ...auroraRooms, ...moreRoomsAurora }),
  ...rooms('isla-verde', islaRooms),
  ...scenes('aurora', auroraScenes),
  ...scenes('isla-verde', islaScenes),
  ...logins,
  ...bands,
]
