// A test guest on a device of their own: signs in as the app does, and keeps what the hotel has told this guest.
import * as v from 'valibot'
import type { CallSpec } from '../../src/contract/define.ts'
import { isRecord } from '../../src/contract/isRecord.ts'
import { type AuthResult, authenticate, type Checkin } from '../../src/contract/session.ts'
import { Device, type Heard } from './device.ts'
import { answerIn, reasonOf, statusOf } from './judge.ts'
import { Unusable } from './report.ts'
import { newCookie, type Target } from './target.ts'

export interface GuestName {
  room: string
  name: string
}

export interface Guest extends GuestName {
  device: Device
  /** The data of the sign-in, with the resident where several share the name. */
  login: { room: string; name: string; userId?: string }
  entry: Checkin
  skin: { id: string; projectId: string }
  language: string
  /** The last reply to each call. */
  heard: Map<string, Heard>
}

/** The answer to a call as the app reads it; undefined if there is none. */
export function readBy<Ask, Answer>(
  spec: CallSpec<Ask, Answer>,
  heard: Heard | undefined,
): Answer | undefined {
  if (!heard || statusOf(heard) !== 'OK') return undefined
  const read = v.safeParse(spec.answer, answerIn(heard))
  return read.success ? read.output : undefined
}

export function known<Ask, Answer>(guest: Guest, spec: CallSpec<Ask, Answer>): Answer | undefined {
  return readBy(spec, guest.heard.get(`${spec.module}.${spec.function}`))
}

export async function openDevice(target: Target, query?: string): Promise<Device> {
  const device = new Device(target, await newCookie(target), query)
  const reason = await device.open()
  if (reason) throw new Unusable(`The channel ${target.origin}/ws does not open: ${reason}.`)
  return device
}

function entryOf(heard: Heard, { room, name }: GuestName): AuthResult & { first: Checkin } {
  const who = `guest ${name} in room ${room}`
  if (heard.kind === 'silent') throw new Unusable(`The sign-in of ${who} got no answer: ${heard.reason}.`)
  const { payload } = heard
  if (isRecord(payload) && payload.code === 'too_many_tries')
    throw new Unusable(
      `The hotel takes no sign-in now (too_many_tries). Try again in ${payload.retry_after} s.`,
    )
  if (statusOf(heard) !== 'OK')
    throw new Unusable(`The hotel refuses the sign-in of ${who}: ${reasonOf(heard) || statusOf(heard)}`)
  const answer = readBy(authenticate, heard)
  if (!answer) throw new Unusable(`The answer to the sign-in of ${who} cannot be read.`)
  const [first] = answer.checkin
  if (!first)
    throw new Unusable(`There is no ${who}, or they are not checked in: the hotel's check-in list is empty.`)
  return { ...answer, first }
}

/** Signs a guest in; where several residents share the name, as the first of them. */
export async function signIn(device: Device, { room, name }: GuestName): Promise<Guest> {
  let login: Guest['login'] = { room, name }
  let heard = await device.ask('SQMOD_Auth.authenticate', login)
  const [resident, ...others] = entryOf(heard, { room, name }).first.residents.filter(
    ({ permanent }) => !permanent,
  )
  if (resident && others.length > 0) {
    login = { room, name, userId: resident.id }
    heard = await device.ask('SQMOD_Auth.authenticate', login)
  }
  const { first, skin, language } = entryOf(heard, { room, name })
  return {
    // The app goes on with the room as the hotel writes it.
    ...{ room: first.room || room, name, device, login, entry: first },
    skin: { id: String(skin?.id ?? ''), projectId: skin?.project_id ?? '' },
    language: language?.lang_key || 'en',
    heard: new Map([['SQMOD_Auth.authenticate', heard]]),
  }
}

/** A further device of the same guest. */
export async function secondDevice(target: Target, { login }: Guest): Promise<Device> {
  const device = await openDevice(target)
  await device.ask('SQMOD_Auth.authenticate', login)
  return device
}
