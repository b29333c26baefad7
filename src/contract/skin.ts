/** Files of a skin: the menu, lists of pages, and the pages themselves. They are served, not called. */
import * as v from 'valibot'
import { anyFlag, anyList, anyText, flagOrTrue, id, list, maybe, number, recordOf, text } from './values.ts'

export interface MenuItem {
  id: string
  title: string
  onclick: string
  oneapp_onclick: string
  isPage: boolean
  /** Picture and one line for the tile of the landing page, where the skin gives them. */
  image: string
  text: string
  submenu: MenuItem[]
}

export const MenuItem: v.GenericSchema<unknown, MenuItem> = v.object({
  // Without one, its place among the others is its id.
  id: v.optional(v.fallback(id, ''), ''),
  title: anyText,
  onclick: anyText,
  oneapp_onclick: anyText,
  isPage: anyFlag,
  image: anyText,
  text: anyText,
  submenu: v.optional(
    v.lazy(() => MenuItems),
    [],
  ),
})

const MenuItems: v.GenericSchema<unknown, MenuItem[]> = v.pipe(
  anyList(MenuItem),
  v.transform((items) => items.map((one, place) => ({ ...one, id: one.id || `at-${place}` }))),
)

export const Menu = v.object({
  header: maybe(v.object({ logo: anyText })),
  menu: MenuItems,
})
export type Menu = v.InferOutput<typeof Menu>

/** `Page_{pageId}.json`: language key, or `default`, to the number of a content page. */
export const PageList = v.pipe(
  v.record(v.string(), v.unknown()),
  // One entry that is no number does not cost the others their page.
  v.transform((entries) => {
    const pages: Record<string, number> = {}
    for (const [key, entry] of Object.entries(entries)) {
      const parsed = v.safeParse(number, entry)
      if (parsed.success) pages[key] = parsed.output
    }
    return pages
  }),
)

/**
 * The optional field `wifi` of an entry: a network of the hotel, which guests can join by a QR code. Without a password
 * it is open.
 */
export const WifiNetwork = v.object({
  ssid: v.pipe(
    text,
    v.check((name) => name.trim() !== ''),
    v.maxLength(100),
  ),
  password: v.pipe(anyText, v.maxLength(200)),
  /** `WEP`; anything else, and nothing, is WPA in one of its versions. */
  security: anyText,
  /** The network does not announce its name. */
  hidden: anyFlag,
})
export type WifiNetwork = v.InferOutput<typeof WifiNetwork>

/** `Custom_{id}.json`. Its entries keep the file's own field names until the `dataMap` renames them. */
export const CustomPage = v.object({
  /** Heading of the page, where the file gives one. */
  title: anyText,
  type: anyText,
  /** A name that cannot be read stays as it is. */
  dataMap: maybe(recordOf(v.string())),
  list: list(v.record(v.string(), v.unknown())),
  script: flagOrTrue,
  html: flagOrTrue,
  style: flagOrTrue,
})
export type CustomPage = v.InferOutput<typeof CustomPage>
