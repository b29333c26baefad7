/**
 * What the hotel says by itself, as actions: one for each event of the contract, its payload checked. Slices and
 * sagas listen to `pushed.<event>` like to any other event.
 */
import { type Action, createAction, type PayloadActionCreator } from '@reduxjs/toolkit'
import type { PushSpec } from '../contract/define.ts'
import type { pushes } from '../contract/pushes.ts'

type Pushes = typeof pushes
type PayloadOf<S> = S extends PushSpec<infer Payload> ? Payload : never
type Pushed = { [Name in keyof Pushes]: PayloadActionCreator<PayloadOf<Pushes[Name]>> }

const prefix = 'hotel/'

// Made as they are asked for: the list of all events comes with their schemas (`readPush.ts`).
export const pushed = new Proxy({} as Record<string, unknown>, {
  get: (made, name: string) => {
    made[name] ??= createAction(prefix + name)
    return made[name]
  },
}) as unknown as Pushed

/** Did the hotel say something by itself, whatever it is? */
export const isPush = (action: Action): boolean => action.type.startsWith(prefix)
