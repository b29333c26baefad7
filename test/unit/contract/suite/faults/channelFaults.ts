// Faults of what goes over the channel, each of one call.
import type { Fault, Frame, Wire } from '../wrongHotel.ts'

export type Root = Record<string, unknown>

export const isOf = ({ dispatch }: Frame, name: string) => `${dispatch.module}.${dispatch.function}` === name

/** Changes the good answers to a call. */
export const answers = (name: string, change: (root: never) => unknown): Fault => ({
  said: (frame) =>
    isOf(frame, name) && frame.payload.status === 'OK'
      ? { ...frame, payload: { ...frame.payload, root: change(frame.payload.root as never) } }
      : frame,
})

export const payloads = (name: string, change: (payload: Frame['payload']) => Frame['payload']): Fault => ({
  said: (frame) => (isOf(frame, name) ? { ...frame, payload: change(frame.payload) } : frame),
})

export const each = (change: (entry: Root) => Root) => (list: Root[]) => list.map(change)

export const without =
  (field: string) =>
  ({ [field]: _left, ...rest }: Root): Root =>
    rest

/** Lets another guest ask instead, and gives the answer to this one. */
export function lends(name: string, isLent: (frame: Frame, wire: Wire) => boolean, lender: string): Fault {
  const lent = new Map<string, Wire>()
  return {
    asked: (frame, wire, all) => {
      const other = all.find(({ room }) => room === lender)
      if (!isOf(frame, name) || !isLent(frame, wire) || !other || other === wire) return frame
      lent.set(frame.dispatch.message_id, wire)
      other.hear(frame)
      return null
    },
    said: (frame) => {
      const wire = lent.get(frame.dispatch.message_id)
      if (!wire) return frame
      wire.say(frame)
      return null
    },
  }
}

export const inRoom = (room: string) => (_frame: Frame, wire: Wire) => wire.room === room
export const signedIn = ({ room }: Wire) => room !== ''

/** The hotel forgets which messages it has carried out. */
export const forgets = (name: string): Fault => {
  const ids = new Map<string, string>()
  let count = 0
  return {
    asked: (frame) => {
      if (!isOf(frame, name)) return frame
      const id = `${frame.dispatch.message_id}-${count++}`
      ids.set(id, frame.dispatch.message_id)
      return { ...frame, dispatch: { ...frame.dispatch, message_id: id } }
    },
    said: (frame) => {
      const id = ids.get(frame.dispatch.message_id)
      return id ? { ...frame, dispatch: { ...frame.dispatch, message_id: id } } : frame
    },
  }
}

export const okay = (frame: Frame, root: unknown = true): Frame => ({
  ...frame,
  payload: { status: 'OK', root },
})

/** Says OK to what the right hotel refuses. */
export const agreesTo = (name: string, isAgreed: (message: string) => boolean = () => true): Fault => ({
  said: (frame) =>
    isOf(frame, name) && frame.payload.status === 'ERROR' && isAgreed(String(frame.payload.message))
      ? okay(frame)
      : frame,
})
