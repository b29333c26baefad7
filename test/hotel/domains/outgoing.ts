// A guest's mail to the house: on the desk's list always, and with the mail server where there is one.
import { insertMail, noteDelivery } from '../db/records.ts'
import type { Property } from '../seed/properties.ts'
import type { World } from '../world.ts'

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
export function postMail(world: World, { property, room, data, messageId, ...mail }: Outgoing): number {
  const { db, clock, news, mailer } = world
  const id = insertMail(db, { room, at: clock.iso(), data, ...(messageId !== undefined && { messageId }) })
  news.tell('mails')
  if (mailer.hasServer) {
    const { sender, to, subject, text } = mail
    mailer.send({ from: { name: sender, address: property.email }, to, subject, text }).then(
      () => delivered(world, id, 'sent'),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        world.log('error', `mail ${id} to ${to}: ${reason}`)
        delivered(world, id, `failed: ${reason}`)
      },
    )
  }
  return id
}

function delivered({ db, news }: World, id: number, outcome: string) {
  // The hotel may have closed meanwhile.
  if (!db.isOpen) return
  noteDelivery(db, id, outcome)
  news.tell('mails')
}
