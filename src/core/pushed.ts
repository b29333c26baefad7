/**
 * Push events of the hotel as actions: one for each event of the contract, with a validated payload. Slices and sagas
 * listen to `pushed.<event>` like to any other event.
 */
import { type Action, createAction, type PayloadActionCreator } from '@reduxjs/toolkit'
import type { PushSpec } from '../contract/define.ts'
import type { pushes } from '../contract/pushes.ts'

type Pushes = typeof pushes
type PayloadOf<S> = S extends PushSpec<infer Payload> ? Payload : never
type Pushed = { [Name in keyof Pushes]: PayloadActionCreator<PayloadOf<Pushes[Name]>> }

const prefix = 'hotel/'

// Action creators are made on first access: the list of all events comes with their schemas (`readPush.ts`).
export const pushed = new Proxy({} as Record<string, unknown>, {
  get: (made, name: string) => {
    made[name] ??= createAction(prefix + name)
    return made[name]
  },
}) as unknown as Pushed

/** True if the action is a push event of the hotel, of whatever kind. */
export const isPush = (action: Action): boolean => action.type.startsWith(prefix)
