/** Parses push events of the hotel. Contains the schemas of all events, so it is loaded with the first event. */
import type { UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { isRecord } from '../contract/isRecord.ts'
import { pushes } from '../contract/pushes.ts'
import { pushed } from './pushed.ts'

export type PushReading = { action: UnknownAction } | { problem: string }

/** Parses an event's payload, which is either the value of `root` or the whole object (RT-21, RT-22). */
export function readPush(name: string, payload: unknown): PushReading {
  if (!isKnown(name)) return { problem: `unknown event ${name}` }
  const root = isRecord(payload) ? payload.root : undefined
  const parsed = v.safeParse(pushes[name].payload, isRecord(root) ? root : payload)
  if (!parsed.success)
    return { problem: `event ${name} cannot be read: ${v.getDotPath(parsed.issues[0]) ?? 'payload'}` }
  return { action: { type: pushed[name].type, payload: parsed.output } }
}

const isKnown = (name: string): name is keyof typeof pushes => Object.keys(pushes).includes(name)
