// Which screens guests use: an event is started, and later ended by the number that its start returned.
import { forVisitor, Refusal } from '../channel/session.ts'
import { endEvent, startEvent } from '../db/statistics.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

export const statisticsHandlers = (
  services: HotelServices,
): Answers<'SQMOD_Statistics.startEvent' | 'SQMOD_Statistics.endEvent'> => ({
  'SQMOD_Statistics.startEvent': forVisitor(services, ({ event_type, event_value }, { room }) => {
    const event_number = startEvent(services.db, { room, event_type, event_value, at: services.clock.iso() })
    services.deskEvents.emit('statistics')
    return { event_number }
  }),
  'SQMOD_Statistics.endEvent': forVisitor(services, (event, { room }) => {
    if (!endEvent(services.db, { ...event, room, at: services.clock.iso() }))
      throw new Refusal('unknown event')
    services.deskEvents.emit('statistics')
    return true
  }),
})
