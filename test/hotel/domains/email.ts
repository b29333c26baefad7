// Wishes that guests send from a page. The hotel sends to its own addresses only: those that its pages name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forGuest, Refusal } from '../channel/session.ts'
import { insertNote } from '../db/records.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

const longest = 4000

/** What the pages of a project name as `email_to`. */
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

export const emailHandlers = (world: World): Answers<'SQMOD_EMail.sendEMail'> => ({
  'SQMOD_EMail.sendEMail': forGuest(
    world,
    ({ email_to, email_subject, email_message }, { room, property }) => {
      if (!addressesOf(world.skins, property.project).has(email_to)) throw new Refusal('unknown address')
      if (!email_subject.trim() || !email_message.trim()) throw new Refusal('nothing to send')
      if (email_subject.length + email_message.length > longest) throw new Refusal('too long')
      insertNote(world.db, {
        kind: 'mail',
        room,
        at: world.clock.iso(),
        data: { email_to, email_subject, email_message },
      })
      return true
    },
  ),
})
