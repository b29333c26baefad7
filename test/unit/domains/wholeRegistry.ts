import * as guestDomains from '../../../src/app/guestDomains.ts'
import { openDomains } from '../../../src/app/store.ts'
import { createDomainRegistry, type ScreenMatch } from '../../../src/core/domains/registry.ts'

/** The registry of the whole app, as after the sign-in, without starting any state. */
export function wholeRegistry() {
  const registry = createDomainRegistry(() => undefined)
  registry.add(openDomains)
  registry.add(Object.values(guestDomains))
  return registry
}

/** The match of an address with a screen, by the screen's name. */
export function matchOf(name: string): ScreenMatch {
  const screen = wholeRegistry().get(name)
  if (!screen) throw new Error(`There is no screen ${name}.`)
  return { screen, params: {} }
}
