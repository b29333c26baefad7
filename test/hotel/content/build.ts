// Helpers to write the seed content in a short form, so that a dish reads like an entry of a menu.
import type { Mark, SeedChoice, SeedFlow, SeedGroup, SeedItem, Text } from './types.ts'

type DraftChoice = Omit<SeedChoice, 'id'>
interface DraftFlow {
  title: Text
  min: number
  max: number
  choices: DraftChoice[]
}

export const text = (en: string, de: string): Text => ({ en, de })

/** A choice; `price` is its own price, `diff` what this variant adds to it. */
export const choice = (
  en: string,
  de: string,
  price = 0,
  more: { diff?: number; selected?: boolean } = {},
): DraftChoice => ({ title: text(en, de), price, ...more })

/** Exactly one of the choices. */
export const one = (en: string, de: string, ...choices: DraftChoice[]): DraftFlow => ({
  title: text(en, de),
  min: 1,
  max: 1,
  choices,
})

/** None, or up to `max` of the choices. */
export const upTo = (max: number, en: string, de: string, ...choices: DraftChoice[]): DraftFlow => ({
  title: text(en, de),
  min: 0,
  max,
  choices,
})

/** At least one, at most `max` of the choices. */
export const some = (max: number, en: string, de: string, ...choices: DraftChoice[]): DraftFlow => ({
  ...upTo(max, en, de, ...choices),
  min: 1,
})

/** Ids of flows and choices derive from the item's, so that they are unique in the whole property. */
const numbered = (item: number, drafts: DraftFlow[]): SeedFlow[] => {
  let choices = 0
  return drafts.map((draft, index) => ({
    ...draft,
    id: item * 10 + index + 1,
    choices: draft.choices.map((entry) => {
      choices += 1
      return { id: item * 100 + choices, ...entry }
    }),
  }))
}

type Words = [title: string, text: string]

/** An item with its price; `named` adds title and text in English and German, and what may be chosen. */
export const item = (id: number, picture: string, price: number) => ({
  named: (english: Words, german: Words, marks: Mark[] = [], ...flow: DraftFlow[]): SeedItem => ({
    id,
    title: text(english[0], german[0]),
    text: text(english[1], german[1]),
    price,
    picture: `${picture}.webp`,
    ...(marks.length > 0 && { marks }),
    ...(flow.length > 0 && { flow: numbered(id, flow) }),
  }),
})

export const group = (id: number, title: Text, items: SeedItem[], groups: SeedGroup[] = []): SeedGroup => ({
  id,
  title,
  ...(items.length > 0 && { items }),
  ...(groups.length > 0 && { groups }),
})
