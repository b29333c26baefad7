/** Files of a skin: the menu, lists of pages, and the pages themselves. They are static files, not calls. */
import * as v from 'valibot'
import { anyFlag, anyList, anyText, flagOrTrue, id, list, maybe, number, recordOf, text } from './values.ts'

export interface MenuItem {
  id: string
  title: string
  onclick: string
  oneapp_onclick: string
  isPage: boolean
  /** Picture and one line of text for the tile on the landing page; empty if the skin has none. */
  image: string
  text: string
  submenu: MenuItem[]
}

export const MenuItem: v.GenericSchema<unknown, MenuItem> = v.object({
  // An item without id gets one from its index.
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
  v.transform((items) => {
    const ids = new Set<string>()
    return items.map((one, place) => {
      // Two items of one id, or without any, are two items all the same.
      const id = one.id && !ids.has(one.id) ? one.id : `at-${place}`
      ids.add(id)
      return { ...one, id }
    })
  }),
)

/** `menu_{LANG}.json`: the drawer and the landing page; with the prefix `walkin_` in the folder `oneapp` for walk-in guests. */
export const Menu = v.object({
  header: maybe(v.object({ logo: anyText })),
  menu: MenuItems,
})
export type Menu = v.InferOutput<typeof Menu>

/** `Page_{pageId}.json`: maps a language key, or `default`, to the number of a content page. */
export const PageList = v.pipe(
  v.record(v.string(), v.unknown()),
  // An entry that is not a number is dropped; the others stay.
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
  /** `WEP`; any other value, and an empty one, means WPA of any version. */
  security: anyText,
  /** True if the network does not broadcast its name. */
  hidden: anyFlag,
})
export type WifiNetwork = v.InferOutput<typeof WifiNetwork>

/** `Custom_{id}.json`. Its entries keep the file's own field names until the `dataMap` renames them. */
export const CustomPage = v.object({
  /** Heading of the page, where the file gives one. */
  title: anyText,
  /** `list`, `banner` or `html`. */
  type: anyText,
  /** New names by field name. A field whose new name is invalid keeps its name. */
  dataMap: maybe(recordOf(v.string())),
  list: list(v.record(v.string(), v.unknown())),
  /** Whether `script_{id}.js` is there. The files of a page that does not say so are asked for, too. */
  script: v.fallback(flagOrTrue, true),
  /** Whether `html_{id}.html` is there. */
  html: v.fallback(flagOrTrue, true),
  /** Whether `style_{id}.css` is there. */
  style: v.fallback(flagOrTrue, true),
})
export type CustomPage = v.InferOutput<typeof CustomPage>
