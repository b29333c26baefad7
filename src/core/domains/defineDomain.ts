import { type LazyModule, lazyModule } from '../lazyModule.ts'
import type { DomainDefinition, DomainState, NavItemDefinition, ScreenDefinition } from './domain.types.ts'

/** A definition whose navigation items may only name screens of the same definition. */
type CheckedDefinition<Screens extends Readonly<Record<string, ScreenDefinition>>> = Omit<
  DomainDefinition,
  'screens' | 'nav'
> & {
  screens?: Screens
  nav?: readonly (NavItemDefinition & { screen: keyof Screens & string })[]
}

/** Checks a definition at compile time and returns it as it is. */
export const defineDomain = <
  const Screens extends Readonly<Record<string, ScreenDefinition>> = Record<never, never>,
>(
  definition: CheckedDefinition<Screens>,
): DomainDefinition => definition

/** A domain state in a chunk of its own. */
export const lazyState = (load: () => Promise<DomainState>): LazyModule<DomainState> =>
  lazyModule(async () => ({ state: await load() }), 'state')

/** The state of a lazy domain; null for one that is eager or has none. */
export const lazyStateOf = ({ state }: DomainDefinition) => (state && 'load' in state ? state : null)
