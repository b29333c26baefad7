import { isExcluded } from '../../src/core/domains/access.ts'
import type { Mode } from '../../src/core/mode.ts'
import { wholeRegistry } from '../unit/domains/wholeRegistry.ts'

/** Example values for the parameters of addresses. An address with a parameter that has no example fails. */
const examples: Record<string, string> = {
  ':channelId': '501',
  ':cpId': '18',
  ':index': '0',
  ':movieId': '1',
  ':pageId': '10',
  ':pckgId': '7',
  ':productId': '1019',
  ':type/:id': 'event/e-1',
  ':type': 'chromecast',
  ':id': '1',
}

/** The addresses of all screens of the app that a guest in the mode may see. */
export function addressesOf(mode: Mode): string[] {
  const registry = wholeRegistry()
  const names = registry.all().flatMap(({ screens = {} }) => Object.keys(screens))
  return names.flatMap((name) => {
    const screen = registry.get(name)
    // Screens that redirect out of the app have nothing to look at.
    if (!screen || isExcluded(screen, mode) || screen.path.startsWith('/open-')) return []
    const address = Object.entries(examples).reduce(
      (path, [parameter, example]) => path.replace(parameter, example),
      screen.path,
    )
    if (address.includes(':')) throw new Error(`${name} has no example for ${address}`)
    return [address]
  })
}
