// Tells the front desk's page which of its lists has changed.
export type Topic =
  | 'calls'
  | 'orders'
  | 'messages'
  | 'statistics'
  | 'logs'
  | 'rooms'
  | 'shops'
  | 'state'
  | 'mails'
  | 'bills'
  | 'bookings'
  | 'flights'
  | 'quickCalls'

export class DeskEvents {
  readonly #listeners = new Set<(topic: Topic) => void>()

  listen(listener: (topic: Topic) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  emit(topic: Topic): void {
    for (const listener of this.#listeners) listener(topic)
  }
}
