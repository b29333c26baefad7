// The message in the terminal once the hotel has started: its addresses and its guests.
import { rooms } from './seed/rooms.ts'

const remarks: Record<string, string> = {
  '101': 'a bill, messages, two TVs',
  '102': 'Marco and Giulia share the name',
  '103': 'a house account with one guest',
  '104': 'not checked in yet',
  '105': 'Arabic',
  '106': 'German; no TV, camera or room controls',
  '201': 'Isla Verde; checks out today',
}

export function startMessage(origin: string): string {
  const guests = rooms.map(({ room, residents }) => {
    const name = residents.find(({ permanent }) => !permanent)?.lastName ?? ''
    return `    ${room}  ${name.padEnd(10)}${remarks[room] ?? ''}`
  })
  return [
    '',
    '  Bellhop is open.',
    '',
    `    App         ${origin}/ONEapp/?property=1&theme=1   (Hotel Aurora)`,
    `                ${origin}/ONEapp/?property=2&theme=2   (Isla Verde)`,
    `    Demo        ${origin}/ONEapp/?property=1&theme=1&mode=demo`,
    `    Front desk  ${origin}/desk`,
    '',
    '  Sign in as room and last name:',
    '',
    ...guests,
    '',
    '  Ctrl-C closes it.',
    '',
  ].join('\n')
}
