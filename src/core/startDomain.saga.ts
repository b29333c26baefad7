import { call, put } from 'typed-redux-saga'
import { chunkLoadFailed } from './chunks/slice.ts'
import { service } from './services.ts'

/** Starts a lazy domain before one of its screens is opened. Returns false if its code failed to load. */
export function* startDomain(name: string) {
  const domains = yield* service('domains')
  const domain = domains.all().find((candidate) => candidate.name === name)
  try {
    if (domain) yield* call(domains.start, domain)
    return true
  } catch (error) {
    yield* put(chunkLoadFailed({ part: name, reason: String(error) }))
    return false
  }
}
