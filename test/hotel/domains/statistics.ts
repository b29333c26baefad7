// Which screens guests use: an event is started, and ended by the number that its start was given.
import { forVisitor, Refusal } from '../channel/session.ts'
import { endEvent, startEvent } from '../db/statistics.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

export const statisticsHandlers = (
  world: World,
): Answers<'SQMOD_Statistics.startEvent' | 'SQMOD_Statistics.endEvent'> => ({
  'SQMOD_Statistics.startEvent': forVisitor(world, ({ event_type, event_value }, { room }) => {
    const event_number = startEvent(world.db, { room, event_type, event_value, at: world.clock.iso() })
    world.news.tell('statistics')
    return { event_number }
  }),
  'SQMOD_Statistics.endEvent': forVisitor(world, (event, { room }) => {
    if (!endEvent(world.db, { ...event, room, at: world.clock.iso() })) throw new Refusal('unknown event')
    world.news.tell('statistics')
    return true
  }),
})
