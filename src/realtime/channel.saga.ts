/** The states of the realtime channel and the hotel's events, as saga channels to take from. */
import { buffers, type EventChannel, eventChannel } from 'redux-saga'
import type { ChannelState, RealtimeClient } from './client.ts'

export interface PushedEvent {
  name: string
  payload: unknown
}

/** Every change of state from now on. Create it before the client is started, to miss none. */
export function watchState(client: RealtimeClient): EventChannel<ChannelState> {
  return eventChannel<ChannelState>((emit) => client.onState(emit), buffers.expanding())
}

/** Every event that the hotel pushes from now on. */
export function watchPushes(client: RealtimeClient): EventChannel<PushedEvent> {
  return eventChannel<PushedEvent>(
    (emit) => client.onPush((name, payload) => emit({ name, payload })),
    buffers.expanding(),
  )
}
