import type { DomainDefinition, NavItemDefinition, ScreenDefinition } from './domain.types.ts'

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
