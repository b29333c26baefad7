import { type LazyModule, lazyModule } from '../lazyModule.ts'
import type {
  DomainDefinition,
  DomainState,
  NavItemDefinition,
  ScreenDefinition,
  TourStep,
} from './domain.types.ts'

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

/** A step of a tour whose texts have the catalogue keys `tours.{key}.title` and `tours.{key}.text`. */
export const tourStep = (part: string, key: string, find?: TourStep['find']): TourStep => ({
  part,
  title: `tours.${key}.title`,
  text: `tours.${key}.text`,
  ...(find && { find }),
})

/** A step that explains a part of the shell. */
export const shellTourStep = (part: string, key: string): TourStep => ({
  ...tourStep(part, key),
  isOfShell: true,
})

/** `find` for a marked wrapper: points at its first child, such as the list or the section's head. */
export const firstChild = (marked: Element) => marked.firstElementChild

/** `find` for a marked text: points at the button or link around it. */
export const closestControl = (marked: Element) => marked.closest('a, button')
