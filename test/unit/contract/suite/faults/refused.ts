// What the hotel's own menu leads to, and the hotel refuses. One fault each, alone in its hotel.
import { isOf } from './channelFaults.ts'
import { responds } from './httpFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

/** A call that the hotel refuses in due form. */
const refusing = (name: string, area: 'shapes' | 'writes'): WrongHotelCase => ({
  name: `${name} is refused, to which the menu leads`,
  fault: {
    said: (frame) =>
      isOf(frame, name) ? { ...frame, payload: { status: 'ERROR', message: 'not today' } } : frame,
  },
  only: [area],
  writes: area === 'writes',
  finds: [area === 'shapes' ? `shapes: ${name}, room 101` : `writes: ${name}`, /the app cannot do without/],
})

export const refused: WrongHotelCase[] = [
  refusing('SQMOD_RetailSystem.getRetailInfo', 'shapes'),
  refusing('SQMOD_RetailSystem.getRetailContent', 'shapes'),
  refusing('SQMOD_RetailSystem.transmitOrder', 'writes'),
  refusing('SQMOD_VideoOnDemand.getMovies', 'shapes'),
  refusing('SQMOD_VideoOnDemand.getBuyMovie', 'writes'),
  refusing('SQMOD_LiveTV.getTVChannels', 'shapes'),
  refusing('SQMOD_TVMessages.loadTvMessages', 'shapes'),
  refusing('SQMOD_FlightInfo.getAirports', 'shapes'),
  refusing('SQMOD_EMail.sendEMail', 'writes'),
  {
    name: 'getCourses is refused as a wrong request',
    fault: responds('GET', /\/course/, () =>
      Response.json({ error: { code: 'invalid', message: 'from is missing' } }, { status: 400 }),
    ),
    only: ['shapes'],
    finds: ['shapes: getCourses', /this is what the app asks/],
  },
]
