/** What a domain declares to the rest of the app in its `domain.ts`. */
import type { Reducer } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { pushes } from '../../contract/pushes.ts'
import type { LazyModule } from '../lazyModule.ts'
import type { DeviceMode, Mode } from '../mode.ts'
import type { SearchSource, Topic } from './search.types.ts'

/**
 * Who may see a screen:
 * - `open`: everybody, even before sign-in;
 * - `guest`: every signed-in guest, including walk-in guests (the default);
 * - `resident`: guests with a room, so not in the walk-in modes (MODE-04 to MODE-07);
 * - `demo`: only in the demo modes (MODE-16).
 */
export type ScreenAccess = 'open' | 'guest' | 'resident' | 'demo'

export type Icon = ComponentType<{ className?: string }>

/** A step of a guided tour. It explains the element with `data-tour="{part}"`. Texts are catalogue keys. */
export interface TourStep {
  part: string
  title: string
  text: string
  /** Finds the element to point at, if that is not the marked element itself. */
  find?: (marked: Element) => Element | null
  /** Explains a part of the shell. A screen that has only such steps offers no tour. */
  isOfShell?: boolean
}

/** An event of the hotel's statistics (STAT-01). */
export interface VisitEvent {
  event_type: string
  event_value: string
}

export interface ScreenDefinition {
  /** Path pattern of react-router, below the base path. */
  path: string
  /** The screen's component, usually in a chunk of its own. */
  module: LazyModule<ComponentType>
  access?: ScreenAccess
  /**
   * Catalogue key of the screen's name, unless its `area` or its item in the navigation has one: what a menu's entry is
   * called if the hotel has no menu in the guest's language (LANG-24).
   */
  label?: string
  /** Catalogue key and address of the screen's tile on home, shown if the hotel's menu leads nowhere (ROUTE-01). */
  area?: { label: string; to: string }
  /** Modes that exclude this screen, in addition to those that `access` excludes. */
  excludedModes?: readonly Mode[]
  icon?: Icon
  /** Everyday words by which the search finds the screen, where the menu or the navigation leads to it (FIND-01). */
  topics?: readonly Topic[]
  tour?: readonly TourStep[]
  /** A button of the screen in the top bar (SHELL-06). */
  barAction?: LazyModule<ComponentType>
  /**
   * The event that records a visit in the hotel's statistics (STAT-03 to STAT-06). If it is missing or returns null,
   * the visit is not recorded.
   */
  visit?: (params: Record<string, string>) => VisitEvent | null
  /** On a television a code leads the guest's phone to it (TVX-32). */
  isBetterOnPhone?: true
  /** The screen is scrolled to its top even when the guest returns to it (NAV-03). */
  opensAtTop?: true
  /**
   * False for a screen that only leads to others, or has nothing to show at this address: home never opens it by itself
   * (ROUTE-01, QRY-15).
   */
  isDestination?: false | ((params: Record<string, string>) => boolean)
}

/** The screens that leave the app. */
export type ExternalScreen = 'link' | 'tel' | 'email'

/** What a menu item does when it is pressed. */
export type MenuOutcome =
  | { kind: 'open'; to: string; screen: string }
  /** Leaves the app: a web page in a new tab, a phone call or an e-mail. */
  | { kind: 'external'; to: string; screen: ExternalScreen }
  /** Starts something on the device or the TV and opens no screen. */
  | { kind: 'device'; command: string; source?: { name: string; port: number }; app?: string }
  /** A function that does not exist in the current mode. The item is hidden. */
  | { kind: 'absent' }
  /** An action that the app does not know. The item is shown and opens nothing. */
  | { kind: 'nothing' }

/** @param values what follows the action's name in the menu: `openShop|12` gives `['12']` */
export type MenuAction = (values: string[]) => MenuOutcome

/** An item of the bottom navigation. */
export interface NavItemDefinition {
  screen: string
  /** Catalogue key of the item's name. */
  label: string
  /** Items are sorted by it, in ascending order. */
  order: number
  /** Shown in the top bar where the bottom navigation has no place for it. One item at most, with a badge. */
  staysInSight?: true
  /** A hook: is the item offered now? Without it the item is always offered. */
  useIsOffered?: () => boolean
  /** A hook that returns whether the request that decides if the item is offered is still pending. */
  useIsPending?: () => boolean
  badge?: {
    /** A hook: the number on the badge; 0 shows no badge. */
    useCount: () => number
    /** Catalogue key of what is counted, with the parameter `count`. */
    label: string
  }
}

/** The slices that a domain adds to the store, and its saga. */
export interface DomainState {
  /** What the domain loads (`core/load`). */
  loads?: readonly { slice: DomainState['slices'][number]; saga: () => Generator }[]
  slices: readonly { reducerPath: string; reducer: Reducer }[]
  saga?: () => Generator
}

export interface DomainDefinition {
  name: string
  /** Names of the domains whose lazy state is started before this one's, because it listens to their events. What is sent once needs none. */
  needs?: readonly string[]
  /** By name. Names are unique in the app: menus, statistics and navigation items refer to them. */
  screens?: Readonly<Record<string, ScreenDefinition>>
  /**
   * Query parameters that only this domain's screens understand: they are removed when the guest leaves the domain. Content
   * of the hotel may name these alone in an address (TRUST-13).
   */
  query?: readonly string[]
  /** Menu actions, by the name that the hotel's menus use. */
  actions?: Readonly<Record<string, MenuAction>>
  nav?: readonly NavItemDefinition[]
  /** What the search on the device finds of the domain (FIND-01), in the chunk of the search. */
  searchSource?: LazyModule<SearchSource>
  /** Rendered over every screen of a signed-in guest, such as a dialog that any screen can open. */
  Overlay?: ComponentType
  /** What the domain listens with from the sign-in on. It is in the chunk of the guest's domains. */
  state?: DomainState
  /**
   * What the domain needs later, in a chunk of its own. It is started when one of the domain's screens is first opened,
   * when the hotel sends an event of `startsOn`, when a key of `startsOnKept` is stored, or by `useStartedDomain`,
   * whichever comes first.
   */
  lazyState?: LazyModule<DomainState>
  /** Events of the hotel that start the lazy state. They are dispatched after the start, so its saga receives them. */
  startsOn?: readonly (keyof typeof pushes)[]
  /** Keys of local or session storage. If one is stored, or another tab stores one, the lazy state starts. */
  startsOnKept?: readonly string[]
  /** Kind of hotel device, by its mode or its maker, on which the lazy state starts before sign-in. */
  startsOnDevice?: DeviceMode
}
