import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CustomPage, Menu, type MenuItem, PageList } from '../../../src/contract/skin.ts'
import { guestNetwork } from '../domains/streaming.ts'
import { fittingsOf } from '../seed/fittings.ts'
import { colours } from './colours.ts'
import { inLanguage, translations } from './languages.ts'
import { shops } from './shops.ts'
import type { SeedGroup, SeedItem, Text } from './types.ts'

const root = join(import.meta.dirname, '../../..')
const skins = [
  { property: '1', project: 'aurora', skin: '1', languages: ['EN', 'DE', 'FR', 'AR'] },
  { property: '2', project: 'isla-verde', skin: '2', languages: ['EN', 'DE', 'FR', 'AR'] },
] as const

const itemsOf = (groups: SeedGroup[]): SeedItem[] =>
  groups.flatMap((group) => [...(group.items ?? []), ...itemsOf(group.groups ?? [])])
const soldAt = (property: string) =>
  itemsOf(shops.filter((shop) => shop.property === property).flatMap((shop) => shop.groups))
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const fileOf = (address: string) => join(root, address.replace('/ONEapp/skins/', 'skins/'))
const entriesOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((entry) => [entry, ...entriesOf(entry.submenu)])
const unique = <T>(values: T[]) => new Set(values).size === values.length

/** Returns all texts in a value of the seed. */
function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'de' in value) return [value as Text]
  return Object.values(value).flatMap(textsIn)
}

const fitted = ['101', '102', '103', '104', '105', '201'].map(fittingsOf)

it('says all of its shops and rooms in French and Arabic too, and nothing else', () => {
  const texts = textsIn([shops, fitted]).map(({ en }) => en)
  expect(texts.filter((text) => !translations[text])).toEqual([])
  expect(Object.keys(translations).filter((text) => !texts.includes(text))).toEqual([])
  // Texts without words, such as sizes, are the same in every language.
  for (const [english, [, arabic]] of Object.entries(translations))
    if (/[a-z]{2}/.test(english)) expect(arabic).toMatch(/\p{Script=Arabic}/u)
})

it.each([
  ['en', 'Burger', 'Main light'],
  ['de-AT', 'Burger', 'Deckenlicht'],
  ['FR', 'Burger', 'Plafonnier'],
  ['ar', 'برغر', 'الضوء الرئيسي'],
  ['ja', 'Burger', 'Main light'],
])('in %s sells a %s and switches the %s', (lang, burger, light) => {
  expect(inLanguage({ en: 'Burger', de: 'Burger' }, lang)).toBe(burger)
  expect(inLanguage({ en: 'Main light', de: 'Deckenlicht' }, lang)).toBe(light)
})

describe.each(skins)('what $project sells', ({ property, project }) => {
  const items = soldAt(property)

  it('has ids and names of its own for each item, group and choice', () => {
    expect(unique(items.map(({ id }) => id))).toBe(true)
    expect(unique(items.map(({ title }) => title.en))).toBe(true)
    expect(unique(items.map(({ title }) => title.de))).toBe(true)
    expect(
      unique(items.flatMap(({ flow }) => (flow ?? []).flatMap((group) => group.choices.map(({ id }) => id)))),
    ).toBe(true)
    expect(items.filter(({ title }) => title.en === 'Burger')).toHaveLength(1)
    expect(items.filter(({ title }) => title.en === 'Mineral water')).toHaveLength(1)
  })

  it('has a picture and its colour for each item', () => {
    const without = items.filter(({ picture }) => !existsSync(join(root, `skins/${project}/shop/${picture}`)))
    expect(without.map(({ title }) => title.en)).toEqual([])
    expect(items.filter(({ picture }) => !colours[`/ONEapp/skins/${project}/shop/${picture}`])).toEqual([])
    expect(unique(items.map(({ picture }) => picture))).toBe(true)
  })

  it('asks for no more choices than there are, and preselects no more than may be chosen', () => {
    for (const { flow } of items) {
      for (const { min = 1, max = 1, choices } of flow ?? []) {
        expect(min).toBeLessThanOrEqual(choices.length)
        expect(choices.filter(({ selected }) => selected).length).toBeLessThanOrEqual(max)
      }
    }
  })
})

it('sells 120 things in three shops in Vienna, the burger among the main dishes', () => {
  expect(soldAt('1')).toHaveLength(120)
  const roomService = shops.find((shop) => shop.property === '1' && shop.id === 1)
  const mains = roomService?.groups.find(({ title }) => title.en === 'Main dishes')
  const burger = mains?.items?.find(({ title }) => title.en === 'Burger')
  expect(burger?.price).toBe(14.5)
  expect(burger?.flow?.map(({ title, min, max }) => [title.en, min, max])).toEqual([
    ['How done?', 1, 1],
    ['Extras', 0, 3],
  ])
  expect(burger?.flow?.[1]?.choices.find(({ title }) => title.en === 'Bacon')?.price).toBe(2)
})

it('says one thing of breakfast, the network and the hour of departure, wherever it is said', () => {
  const text = (project: string, page: number) =>
    readFileSync(join(root, `skins/${project}/custom/Custom_${page}.json`), 'utf8')
  for (const step of [0, 100, 200, 300]) {
    expect(text('aurora', 14 + step), `${14 + step}`).toMatch(/11[:.]30|11 h 30/)
    expect(text('aurora', 27 + step), `${27 + step}`).toMatch(/\b11(:00| Uhr| h)/)
    for (const project of ['aurora', 'isla-verde'])
      expect(text(project, 18 + step), `${project} ${18 + step}`).toContain(guestNetwork)
  }
})

describe.each(skins)('the skin of $project', ({ project, skin, languages }) => {
  const folder = join(root, 'skins', project)
  const menus = ['', 'oneapp/walkin_'].flatMap((prefix) =>
    languages.map((lang) => v.parse(Menu, read(join(folder, skin, `${prefix}menu_${lang}.json`)))),
  )
  const pages = readdirSync(join(folder, 'custom')).filter((file) => file.startsWith('Custom_'))

  it('MENU-01, PAGE-19 leads every page of its menus to a page that exists', () => {
    for (const entry of menus.flatMap(({ menu }) => entriesOf(menu))) {
      if (!entry.isPage) continue
      const id = entry.oneapp_onclick.match(/\d+/)?.[0]
      expect(pages, entry.title).toContain(`Custom_${id}.json`)
    }
  })

  it('leads with the same entries in every language', () => {
    const [first, ...others] = menus.slice(0, languages.length).map(({ menu }) => entriesOf(menu))
    for (const other of others) {
      expect(other.map(({ id }) => id)).toEqual(first?.map(({ id }) => id))
      const withoutPages = (entries: readonly MenuItem[] = []) =>
        entries.map(({ oneapp_onclick }) => oneapp_onclick.replace(/^(contentpage)\|.*/, '$1'))
      expect(withoutPages(other)).toEqual(withoutPages(first))
    }
  })

  it('has a logo, and a picture and a line for every first entry', () => {
    for (const { header, menu } of menus) {
      expect(existsSync(fileOf(header?.logo ?? ''))).toBe(true)
      for (const { title, text, image } of menu) {
        expect(text, title).not.toBe('')
        expect(existsSync(fileOf(image)), image).toBe(true)
      }
    }
  })

  it('PAGE-07, PAGE-08, PAGE-09, PAGE-10 has every picture and file that its pages name', () => {
    for (const file of pages) {
      const text = readFileSync(join(folder, 'custom', file), 'utf8')
      const page = v.parse(CustomPage, JSON.parse(text))
      const id = file.match(/\d+/)?.[0]
      expect(page.list.length, file).toBeGreaterThan(0)
      for (const [address] of text.matchAll(/\/ONEapp\/skins\/[^"]+\.webp/g)) {
        expect(existsSync(fileOf(address)), address).toBe(true)
      }
      for (const [wanted, extra] of [
        [page.script, `script_${id}.js`],
        [page.html, `html_${id}.html`],
        [page.style, `style_${id}.css`],
      ] as const) {
        expect(existsSync(join(folder, 'custom', extra)), extra).toBe(wanted)
      }
    }
  })

  it('has every page in every language, and leads from each to pages of the same language', () => {
    const steps = { EN: 0, DE: 100, AR: 200, FR: 300 }
    const ids = pages.map((file) => Number(file.match(/\d+/)?.[0]))
    const english = ids.filter((id) => id < 100)
    for (const [at, lang] of languages.entries()) {
      const step = steps[lang]
      expect(ids.filter((id) => Math.floor(id / 100) * 100 === step).map((id) => id - step)).toEqual(english)
      for (const { oneapp_onclick, isPage } of [menus[at], menus[at + languages.length]].flatMap((menu) =>
        entriesOf(menu?.menu ?? []),
      ))
        if (isPage) expect(Math.floor(Number(oneapp_onclick.match(/\d+/)?.[0]) / 100) * 100).toBe(step)
      for (const id of english) {
        const text = readFileSync(join(folder, 'custom', `Custom_${id + step}.json`), 'utf8')
        for (const [, linked] of text.matchAll(/"contentpage\|(\d+)"/g))
          expect(Math.floor(Number(linked) / 100) * 100, `${id + step}`).toBe(step)
      }
    }
  })

  it('PAGE-04, PAGE-05 resolves its page numbers to pages that exist', () => {
    for (const file of readdirSync(folder).filter((name) => name.startsWith('Page_'))) {
      const list = v.parse(PageList, read(join(folder, file)))
      expect(Object.keys(list).sort(), file).toEqual(['ar', 'de', 'default', 'en', 'fr'])
      for (const id of Object.values(list)) expect(pages).toContain(`Custom_${id}.json`)
    }
  })
})
