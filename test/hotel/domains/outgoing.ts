// Mails of guests to the hotel: always added to the desk's list, and also sent if there is a mail server.
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
  /** The mail as the app sent it, for the desk's list. */
  data: object
}

/** Returns the mail's id in the desk's list. Does not wait for the mail server, as the desk has the mail already. */
export function postMail(services: HotelServices, { property, room, data, ...mail }: Outgoing): number {
  const { db, clock, deskEvents, mailer } = services
  const id = insertMail(db, { room, at: clock.iso(), data })
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
