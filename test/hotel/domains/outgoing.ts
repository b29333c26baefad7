// A guest's mail to the house: on the desk's list always, and with the mail server where there is one.
import { insertMail, noteDelivery } from '../db/records.ts'
import type { Property } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'

interface Outgoing {
  property: Property
  room: string
  sender: string
  to: string
  subject: string
  text: string
  /** As the app sent it: so the desk reads it. */
  data: object
  messageId?: string
}

/** Says its number on the desk's list. The guest does not wait for the mail server: the desk has the mail. */
export function postMail(
  services: HotelServices,
  { property, room, data, messageId, ...mail }: Outgoing,
): number {
  const { db, clock, deskEvents, mailer } = services
  const id = insertMail(db, { room, at: clock.iso(), data, ...(messageId !== undefined && { messageId }) })
  deskEvents.emit('mails')
  if (mailer.hasServer) {
    const { sender, to, subject, text } = mail
    mailer.send({ from: { name: sender, address: property.email }, to, subject, text }).then(
      () => delivered(services, id, 'sent'),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        services.log('error', `mail ${id} to ${to}: ${reason}`)
        delivered(services, id, `failed: ${reason}`)
      },
    )
  }
  return id
}

function delivered({ db, deskEvents }: HotelServices, id: number, outcome: string) {
  // The hotel may have closed meanwhile.
  if (!db.isOpen) return
  noteDelivery(db, id, outcome)
  deskEvents.emit('mails')
}
