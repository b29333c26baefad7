/** Code that is slow to arrive. */
import type { DomainDefinition } from '../../src/core/domains/domain.types.ts'
import { atEnd } from './atEnd.ts'

/** Holds back the code of a lazy domain's state, as a slow network does. Returns the function that lets it arrive. */
export function holdBackState(domain: DomainDefinition): () => void {
  const state = domain.lazyState
  if (!state) throw new Error(`${domain.name} has no lazy state.`)
  const { load, peek } = state
  let isHere = false
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = () => {
      isHere = true
      resolve()
    }
  })
  Object.assign(state, {
    peek: () => (isHere ? peek() : null),
    async load() {
      await arrived
      return load()
    },
  })
  atEnd(() => {
    arrive()
    Object.assign(state, { load, peek })
  })
  return arrive
}

/** The code of a lazy domain's state is gone from the server. Returns the function that brings it back. */
export function loseState({ name, lazyState: state }: DomainDefinition): () => void {
  if (!state) throw new Error(`${name} has no lazy state.`)
  const { load, peek } = state
  const bringBack = () => void Object.assign(state, { load, peek })
  Object.assign(state, {
    peek: () => null,
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  })
  atEnd(bringBack)
  return bringBack
}
