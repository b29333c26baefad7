// The message in the terminal once the hotel has started: its addresses and its guests.
import { properties } from './seed/properties.ts'
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
  const addressOf = ({ id, theme }: (typeof properties)['1']) =>
    `${origin}/ONEapp/?property=${id}&theme=${theme.id}`
  const { 1: first, 2: second } = properties
  return [
    '',
    '  Bellhop is open.',
    '',
    `    App         ${addressOf(first)}   (${first.name})`,
    `                ${addressOf(second)}   (${second.name})`,
    `    Demo        ${addressOf(first)}&mode=demo`,
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
