// Requests that guests mail. The hotel sends to its own addresses only: those that its pages name, those of its
// departments, and the one that pickup requests go to.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forGuest, Refusal } from '../channel/session.ts'
import { currentProperty } from '../currentProperty.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { postMail } from './outgoing.ts'

const longest = 4000

/** Returns the addresses that the pages of a project name as `email_to`. */
function addressesOf(skins: string, project: string): Set<string> {
  const folder = join(skins, project, 'custom')
  const pages = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const texts = pages.map((name) => readFileSync(join(folder, name), 'utf8'))
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/"email_to":\s*"([^"]+)"/g)].map(([, address = '']) => address),
    ),
  )
}

export const emailHandlers = (services: HotelServices): Answers<'SQMOD_EMail.sendEMail'> => ({
  'SQMOD_EMail.sendEMail': forGuest(services, (mail, { room, property, resident }) => {
    const { email_to: to, email_subject: subject, email_message: text } = mail
    const departments = Object.values(currentProperty(services, property.id).settings.mail ?? {})
    const isKnown = to === property.transfers || departments.includes(to)
    if (!isKnown && !addressesOf(services.skins, property.project).has(to))
      throw new Refusal('unknown address')
    if (!subject.trim() || !text.trim()) throw new Refusal('nothing to send')
    if (subject.length + text.length > longest) throw new Refusal('too long')
    const sender = `Room ${room}, ${resident.name} ${resident.lastName}`
    postMail(services, { property, room, sender, to, subject, text, data: mail })
    return true
  }),
})
