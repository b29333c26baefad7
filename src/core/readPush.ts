/** Reads what the hotel says by itself. With the schemas of all events, so it is loaded with the first one. */
import type { UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { pushes } from '../contract/pushes.ts'
import { pushed } from './pushed.ts'

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

const isKnown = (name: string): name is keyof typeof pushes => Object.keys(pushes).includes(name)
