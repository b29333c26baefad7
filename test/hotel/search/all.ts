// Everything that the search looks through: one line for each part of the hotel that has something to find.
import type { World } from '../world.ts'
import { searchableFilms } from './films.ts'
import { searchableMusic } from './music.ts'
import { searchablePages } from './pages.ts'
import type { Searchable } from './searchable.ts'
import { searchableStations } from './stations.ts'
import { searchableTelevision } from './television.ts'

export const searchables = (world: World): readonly Searchable[] => [
  searchablePages(world.skins),
  ...searchableMusic,
  searchableStations(world.radio),
  searchableFilms(world.films),
  ...searchableTelevision(world),
]
