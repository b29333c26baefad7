// Every film of the demo, in the order of their ids: a new one goes to the end.
import type { SeedFilm } from './build.ts'
import { action, crime, horror, thriller } from './dark.ts'
import { comedy, family, music, romance } from './light.ts'
import { adventure, documentary, drama, scifi } from './wide.ts'

export const seedFilms: readonly SeedFilm[] = [
  ...comedy,
  ...romance,
  ...drama,
  ...thriller,
  ...crime,
  ...action,
  ...family,
  ...scifi,
  ...documentary,
  ...horror,
  ...adventure,
  ...music,
]
