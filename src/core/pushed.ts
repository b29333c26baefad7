/**
 * What the hotel says by itself, as actions: one for each event of the contract, its payload checked. Slices and
 * sagas listen to `pushed.<event>` like to any other event.
 */
import { type Action, createAction, type PayloadActionCreator, type UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { PushSpec } from '../contract/define.ts'
import { pushes } from '../contract/pushes.ts'

type Pushes = typeof pushes
type PayloadOf<S> = S extends PushSpec<infer Payload> ? Payload : never
type Pushed = { [Name in keyof Pushes]: PayloadActionCreator<PayloadOf<Pushes[Name]>> }

const prefix = 'hotel/'

export const pushed = Object.fromEntries(
  Object.keys(pushes).map((name) => [name, createAction(`${prefix}${name}`)]),
) as unknown as Pushed

/** Did the hotel say something by itself, whatever it is? */
export const isPush = (action: Action): boolean => action.type.startsWith(prefix)

export type PushReading = { action: UnknownAction } | { problem: string }

/** Reads an event's payload, from `root` or from its top (RT-21, RT-22). */
export function readPush(name: string, payload: unknown): PushReading {
  if (!isKnown(name)) return { problem: `unknown event ${name}` }
  const root = typeof payload === 'object' && payload !== null && 'root' in payload ? payload.root : undefined
  const parsed = v.safeParse(pushes[name].payload, root ?? payload)
  if (!parsed.success)
    return { problem: `event ${name} cannot be read: ${v.getDotPath(parsed.issues[0]) ?? 'payload'}` }
  return { action: { type: pushed[name].type, payload: parsed.output } }
}

const isKnown = (name: string): name is keyof Pushes => Object.keys(pushes).includes(name)
