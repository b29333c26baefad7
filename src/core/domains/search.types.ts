import type { Action } from '@reduxjs/toolkit'
import type { SagaGenerator } from 'typed-redux-saga'
import type { SearchType } from '../../contract/search.ts'
import type { Icon } from './domain.types.ts'

/** Everyday words for functions of the app and of a hotel, each in all languages: the keys of the texts `find`. */
export const topics = [
  'wifi',
  'lights',
  'temperature',
  'blinds',
  'wakeUp',
  'bill',
  'checkout',
  'lateCheckout',
  'key',
  'transfer',
  'reception',
  'housekeeping',
  'food',
  'breakfast',
  'drinks',
  'gym',
  'spa',
  'tv',
  'films',
  'radio',
  'cast',
  'weather',
  'flights',
  'language',
  'messages',
  'sights',
] as const
export type Topic = (typeof topics)[number]

/** Something that the guest can find and open. */
export interface SearchItem {
  /** What it opens. Of several with the same id the first is shown, and is found by the words of all. */
  id: string
  /** In the guest's language. */
  title: string
  /** A line below the title, such as a price. It is searched, too. */
  text?: string
  /** More that it is found by, and that is not shown. */
  words?: string
  topics?: readonly Topic[]
  image?: string
  /** The address that it opens, below the base path. */
  href?: string
  /** What is dispatched when it is pressed, if it has no address. */
  action?: Action
  /** The screen whose icon stands for it. */
  screen?: string
  /** Its type, if the hotel's search knows such things, too. It is left out if the hotel has found it. */
  type?: SearchType
}

/** A function of the app. */
export interface SearchFunction extends SearchItem {
  icon?: Icon
}

/** What a domain contributes to the search on the device. */
export interface SearchSource {
  /** A hook: the functions that the guest is offered now, whether or not the hotel's menu has them. */
  useFunctions?: () => readonly SearchFunction[]
  /** What the domain's lists contain, by name. Runs once per language and visit; a list that fails is empty. */
  contents?: () => SagaGenerator<readonly SearchItem[]>
  /** The hotel's search knows the contents by their exact names: they are loaded only if it has found nothing. */
  areSearchedByHotel?: true
}
