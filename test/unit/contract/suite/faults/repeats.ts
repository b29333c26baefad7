// What is sent twice, and carried out twice.
import { order } from './callNames.ts'
import { forgets } from './channelFaults.ts'
import { forgetsKeys } from './httpFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const repeats: Omit<WrongHotelCase, 'only' | 'writes'>[] = [
  {
    name: 'an order that is sent twice is cooked twice',
    group: 'changes',
    fault: forgets(order),
    finds: [`idempotence: ${order} sent twice`, /first answer again/],
  },
  {
    name: 'a message that is sent twice is there twice',
    group: 'changes',
    fault: forgets('SQMOD_TVMessages.sendTvMessage'),
    finds: ['idempotence: SQMOD_TVMessages.sendTvMessage carried out once', /once/],
  },
  {
    name: 'another film under the same id is bought',
    group: 'changes',
    fault: forgets('SQMOD_VideoOnDemand.getBuyMovie'),
    finds: ['idempotence: SQMOD_VideoOnDemand.getBuyMovie carried out once', /once/],
  },
  {
    name: 'a booking that is sent twice takes two places',
    group: 'changes',
    fault: forgetsKeys(/add-booking-class$/),
    finds: ['idempotence: bookCourse carried out once', /once/],
  },
  {
    name: 'a mail over HTTP is sent twice',
    group: 'changes',
    fault: forgetsKeys(/oneapp\/mail$/),
    finds: ['idempotence: sendMail sent twice', /first answer again/],
  },
  {
    name: 'a telephone call that is sent twice is busy',
    group: 'changes',
    fault: forgetsKeys(/oneapp\/calls$/),
    finds: ['idempotence: startQuickCall sent twice', /first answer again/],
  },
]
