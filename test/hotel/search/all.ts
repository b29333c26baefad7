// Everything that the search looks through: one line for each part of the hotel that has something to find.
import type { World } from '../world.ts'
import { searchableMusic } from './music.ts'
import { searchablePages } from './pages.ts'
import type { Searchable } from './searchable.ts'
import { searchableStations } from './stations.ts'

export const searchables = ({ skins, radio }: World): readonly Searchable[] => [
  searchablePages(skins),
  ...searchableMusic,
  searchableStations(radio),
]
