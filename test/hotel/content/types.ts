// The shape of the seed content of the demo properties: what the shops sell, in English and German; French and
// Arabic follow in `translations/`.

/** French and Arabic stand here or in `translations/`; other languages fall back to `en`. */
export type Text = { en: string; de: string; fr?: string; ar?: string }

/** French and Arabic translations by English text. */
export type Translations = Readonly<Record<string, readonly [fr: string, ar: string]>>

export interface SeedChoice {
  id: number
  title: Text
  price: number
  diff?: number
  selected?: boolean
}

export interface SeedFlow {
  id: number
  title: Text
  min?: number
  max?: number
  choices: SeedChoice[]
}

export interface SeedItem {
  id: number
  title: Text
  text: Text
  price: number
  /** File name under `skins/{project}/shop/`. */
  picture: string
  flow?: SeedFlow[]
  /** Dietary and allergen marks, see {@link Mark}. */
  marks?: Mark[]
}

export interface SeedGroup {
  id: number
  title: Text
  items?: SeedItem[]
  groups?: SeedGroup[]
}

export interface SeedShop {
  id: number
  property: '1' | '2'
  title: Text
  text: Text
  opening: string
  closing: string
  isOpen: boolean
  useDays: boolean
  deliveryMinutes: number | null
  groups: SeedGroup[]
}

export type Mark =
  | 'vegetarian'
  | 'vegan'
  | 'spicy'
  | 'alcohol'
  | 'gluten'
  | 'milk'
  | 'eggs'
  | 'nuts'
  | 'peanuts'
  | 'fish'
  | 'crustaceans'
  | 'molluscs'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'soya'
  | 'sulphites'
