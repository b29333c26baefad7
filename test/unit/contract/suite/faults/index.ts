// Hotels that are wrong in one way each, and the rows of the contract suite that must find it.
import { changes } from './changes.ts'
import { channel } from './channel.ts'
import { httpShapes } from './httpShapes.ts'
import { isolation } from './isolation.ts'
import { names } from './names.ts'
import { refusals } from './refusals.ts'
import { refused } from './refused.ts'
import { repeats } from './repeats.ts'
import { shapes } from './shapes.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const wrongHotels: WrongHotelCase[] = [
  ...shapes,
  ...httpShapes,
  ...channel,
  ...refusals,
  ...refused,
  ...names,
  ...isolation,
  ...[...repeats, ...changes].map(
    (change): WrongHotelCase => ({ ...change, only: ['writes'], writes: true }),
  ),
]
