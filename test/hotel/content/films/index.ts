// Every film of the demo, in the order of their ids: a new one goes to the end.
import { action } from './action.ts'
import { adventure } from './adventure.ts'
import type { SeedFilm } from './build.ts'
import { comedy } from './comedy.ts'
import { crime } from './crime.ts'
import { documentary } from './documentary.ts'
import { drama } from './drama.ts'
import { family } from './family.ts'
import { horror } from './horror.ts'
import { music } from './music.ts'
import { romance } from './romance.ts'
import { scifi } from './scifi.ts'
import { thriller } from './thriller.ts'

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
