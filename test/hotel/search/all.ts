// Everything that the search looks through: one line for each part of the hotel that has something to find.
import type { HotelServices } from '../services.ts'
import { searchableFilms } from './films.ts'
import { searchableMusic } from './music.ts'
import { searchablePages } from './pages.ts'
import type { Searchable } from './searchable.ts'
import { searchableStations } from './stations.ts'
import { searchableTelevision } from './television.ts'

export const searchables = (services: HotelServices): readonly Searchable[] => [
  searchablePages(services.skins),
  ...searchableMusic,
  searchableStations(services.radio),
  searchableFilms(services.films),
  ...searchableTelevision(services),
]
