// Confirmation mails of guests to the hotel's own addresses. The desk reads them.
import type { RouteHandlers } from '../../../src/contract/index.ts'
import { currentProperty, propertyOf } from '../currentProperty.ts'
import { type Stay, stayIn } from '../db/stays.ts'
import { HttpRefusal, type HttpVisitor } from '../http/visitor.ts'
import type { HotelServices } from '../services.ts'
import { postMail } from './outgoing.ts'
import { isOwnName } from './ownName.ts'

const senderForm = /^Room ([^,]+),(.*)$/

/** Returns the guest of this device whose room the sender names, as in "Room 101, Anna Berger". */
export function senderOf({ sender }: { sender: string }, { guests }: HttpVisitor) {
  const [, named] = senderForm.exec(sender) ?? []
  return guests.find(({ room }) => room === named)
}

/** Whether the sender's name is that of a resident of the room. */
function isOfRoom({ sender }: { sender: string }, stay: Stay): boolean {
  const [, , name = ''] = senderForm.exec(sender) ?? []
  return stay.residents.some((resident) => isOwnName(name, stay, resident))
}

export const mailHandlers = (services: HotelServices): Pick<RouteHandlers<HttpVisitor>, 'sendMail'> => ({
  sendMail: (mail, visitor) => {
    const property = propertyOf(visitor.params.propertyId)
    if (!property) throw new HttpRefusal(404, 'unknown_property', 'There is no such property.')
    const room = senderOf(mail, visitor)?.room
    if (room === undefined)
      throw new HttpRefusal(403, 'not_your_room', 'Only a guest of the room writes for it.')
    const stay = stayIn(services.db, room)
    if (stay?.property !== property)
      throw new HttpRefusal(403, 'other_property', 'The guest stays elsewhere.')
    if (!isOfRoom(mail, stay)) throw new HttpRefusal(403, 'not_your_name', 'Another guest has this room.')
    // Guests can write to the hotel's own addresses only.
    const own = currentProperty(services, property)
    if (!Object.values(own.settings.mail ?? {}).includes(mail.emailTo))
      throw new HttpRefusal(422, 'foreign_address', 'The address is not one of the hotel.')
    const { sender, emailTo: to, subject, content: text } = mail
    return { id: postMail(services, { property: own, room, sender, to, subject, text, data: mail }) }
  },
})
