// All that changes something, in an order in which one area does not disturb the next.
import type { Area } from '../../trial.ts'
import { controls } from './controls.ts'
import { films } from './films.ts'
import { messages } from './messages.ts'
import { orders } from './orders.ts'
import { others } from './others.ts'
import { confirmation, courses, keys, log, telephone } from './services.ts'
import { favourites, language, mail, statistics } from './small.ts'
import { televisions } from './televisions.ts'

const areas: readonly Area[] = [
  ...[orders, films, messages, televisions, favourites, language, mail, statistics],
  ...[controls, courses, confirmation, telephone, keys, log, others],
]

export const writing: Area = async (trial) => {
  if (!trial.writes) return
  for (const area of areas) await area(trial)
}
