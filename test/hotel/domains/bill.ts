// The bills of a guest and of the other guests in the same room.
import { forGuest, Refusal } from '../channel/session.ts'
import { billOf } from '../db/bills.ts'
import { reservationsOf } from '../db/stays.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

/** `2026-11-20` is written 261120, `19:30:00` 193000. */
const digits = (text: string) => text.replace(/\D/g, '')

export const billHandlers = (services: HotelServices): Answers<'SQMOD_BillPreview.requestBillData'> => ({
  'SQMOD_BillPreview.requestBillData': forGuest(services, ({ reservation_nr }, { stay }) => {
    if (!reservationsOf(stay).includes(reservation_nr)) throw new Refusal('not your reservation')
    return {
      items: billOf(services.db, reservation_nr).map(({ date, time, description, amount }) => ({
        date: digits(date).slice(2),
        time: digits(time),
        description,
        amount,
      })),
    }
  }),
})
