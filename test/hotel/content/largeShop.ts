import { shops } from './shops.ts'
import type { SeedGroup, SeedItem, SeedShop } from './types.ts'

const itemsOf = (group: SeedGroup): SeedItem[] => [
  ...(group.items ?? []),
  ...(group.groups ?? []).flatMap(itemsOf),
]

/** Enlarges the room service of Hotel Aurora: `Group 1` and so on, with items numbered through the whole shop. */
export function largeShop(sizes: { groups: number; items: number }): SeedShop {
  const [seed] = shops
  if (!seed) throw new Error('there is no shop to grow')
  const dishes = seed.groups.flatMap(itemsOf)
  const groups = Array.from({ length: sizes.groups }, (_, at): SeedGroup => {
    const title = `Group ${at + 1}`
    return { id: 10_000 + at, title: { en: title, de: title }, items: [] }
  })
  for (let at = 0; at < sizes.items; at += 1) {
    const dish = dishes[at % dishes.length]
    const title = `${dish?.title.en} ${at + 1}`
    if (dish)
      groups[at % groups.length]?.items?.push({ ...dish, id: 100_000 + at, title: { en: title, de: title } })
  }
  return { ...seed, groups }
}
