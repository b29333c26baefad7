// Answers of another shape.
import { bill, messages } from './callNames.ts'
import { answers, each, isOf, payloads, type Root, without } from './channelFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const shapes: WrongHotelCase[] = [
  {
    name: 'a field has a wrong type',
    group: 'shapes',
    fault: answers(
      'SQMOD_VideoOnDemand.getMovies',
      each((film) => ({ ...film, price: { eur: 4 } })),
    ),
    only: ['shapes'],
    finds: ['shapes: SQMOD_VideoOnDemand.getMovies, room 101', /0\.price must be number/],
  },
  {
    name: 'a required field is missing',
    group: 'shapes',
    fault: answers(messages, each(without('message_id'))),
    only: ['shapes'],
    finds: [`shapes: ${messages}, room 101`, /required property 'message_id'/],
  },
  {
    name: 'one entry of many is wrong, which the app would leave out in silence',
    group: 'shapes',
    fault: answers('SQMOD_LiveTV.getTVChannels', (list: Root[]) =>
      list.map((channel, at) => (at === 7 ? { ...channel, id: '' } : channel)),
    ),
    only: ['shapes'],
    finds: ['shapes: SQMOD_LiveTV.getTVChannels, room 101', /7\.id must/],
  },
  {
    name: 'a time is no moment',
    group: 'shapes',
    fault: answers(
      'SQMOD_LiveTV.loadEPGContentOfItemId',
      each((event) => ({ ...event, start_timestamp: 'half past nine' })),
    ),
    only: ['shapes'],
    finds: ['shapes: SQMOD_LiveTV.loadEPGContentOfItemId, room 101', /start_timestamp/],
  },
  {
    name: 'an item within a group of a shop is wrong',
    group: 'shapes',
    fault: payloads('SQMOD_RetailSystem.getRetailContent', (payload) => {
      const { retailContent } = payload as { retailContent?: { retail_items: { retail_items: Root[] }[] } }
      for (const group of retailContent?.retail_items ?? [])
        for (const item of group.retail_items ?? []) item.shop_item_price = 'cheap'
      return payload
    }),
    only: ['shapes'],
    finds: ['shapes: SQMOD_RetailSystem.getRetailContent, room 101', /shop_item_price must match/],
  },
  {
    name: 'an answer stands in root instead of beside the status',
    group: 'shapes',
    fault: payloads('SQMOD_RetailSystem.getRetailInfo', ({ status, ...root }) => ({
      status: status ?? 'OK',
      root,
    })),
    only: ['shapes'],
    finds: ['shapes: SQMOD_RetailSystem.getRetailInfo, room 101', /retailInfo/],
  },
  {
    name: 'the status is a word of its own',
    group: 'shapes',
    fault: payloads(bill, (payload) => ({ ...payload, status: 'SUCCESS' })),
    only: ['shapes'],
    finds: [`shapes: ${bill}, room 101`, /status OK or ERROR/],
  },
  {
    name: 'the reply names another function',
    group: 'shapes',
    fault: {
      said: (frame) =>
        isOf(frame, 'SQMOD_Radio.getMyFavourites')
          ? { ...frame, dispatch: { ...frame.dispatch, function: 'favourites' } }
          : frame,
    },
    only: ['shapes'],
    finds: ['shapes: SQMOD_Radio.getMyFavourites, room 101', /dispatch header/],
  },
  {
    name: 'a call is never answered',
    group: 'shapes',
    fault: { asked: (frame) => (isOf(frame, 'SQMOD_FlightInfo.getAirports') ? null : frame) },
    only: ['shapes'],
    finds: ['shapes: SQMOD_FlightInfo.getAirports, room 101', /a guest waits/],
  },
  {
    name: 'a call that the app needs is refused',
    group: 'shapes',
    fault: payloads('SQMOD_SystemSettings.getActiveLanguages', () => ({
      status: 'ERROR',
      message: 'not now',
    })),
    only: ['shapes'],
    finds: ['shapes: SQMOD_SystemSettings.getActiveLanguages, room 101', /cannot do without/],
  },
]
