import * as v from 'valibot'
import { isRecord } from '../../../src/contract/isRecord.ts'
import { Menu } from '../../../src/contract/skin.ts'
import { hasCatalogue } from '../../../src/domains/language/languages.ts'
import type { ActionCheck } from './actions.ts'
import { FieldCheck } from './fields.ts'
import type { SkinFolder } from './folder.ts'

const itemFields = ['id', 'title', 'onclick', 'oneapp_onclick', 'isPage', 'image', 'text', 'submenu']
const guestMenu = /^([^/]+)\/menu_([^/]+)\.json$/
const walkinMenu = /^([^/]+)\/oneapp\/walkin_menu_([^/]+)\.json$/

/** The ids of a menu's items, with the title of each. */
type Titles = Map<string, string>

/** Checks the menus of guests and walk-ins in all languages, and each language against the English one. */
export function checkMenus(folder: SkinFolder, actions: ActionCheck): void {
  const { findings } = folder
  const guests = folder.matching(guestMenu)
  const walkins = folder.matching(walkinMenu)
  for (const file of folder.matching(/(^|\/)(walkin_)?menu_[^/]*\.json$/))
    if (!guests.includes(file) && !walkins.includes(file))
      findings.wrong(
        file,
        'is not where the app looks: {skin id}/menu_EN.json, and {skin id}/oneapp/walkin_menu_EN.json for walk-ins.',
      )
  if (guests.length === 0)
    findings.wrong('', 'has no menu. The app asks for {skin id}/menu_EN.json, such as 1/menu_EN.json.')
  else if (walkins.length === 0)
    findings.note('', 'has no menu for walk-ins ({skin id}/oneapp/walkin_menu_EN.json): they see none.')
  for (const [pattern, files, isWalkin] of [
    [guestMenu, guests, false],
    [walkinMenu, walkins, true],
  ] as const)
    checkLanguages(folder, actions, { pattern, files, isWalkin })
}

function checkLanguages(
  folder: SkinFolder,
  actions: ActionCheck,
  { pattern, files, isWalkin }: { pattern: RegExp; files: readonly string[]; isWalkin: boolean },
): void {
  const bySkin = Map.groupBy(files, (file) => pattern.exec(file)?.[1] ?? '')
  for (const [skin, own] of bySkin) {
    const english = own.find((file) => pattern.exec(file)?.[2] === 'EN')
    const name = isWalkin ? `${skin}/oneapp/walkin_menu_EN.json` : `${skin}/menu_EN.json`
    if (!english)
      folder.findings.wrong(name, 'is missing: guests of a language without a menu of its own get this one.')
    const reference = english && checkMenu(folder, actions, english, isWalkin)
    for (const file of own) {
      checkName(folder, file, pattern.exec(file)?.[2] ?? '')
      if (file === english) continue
      const titles = checkMenu(folder, actions, file, isWalkin)
      if (reference) compare(folder, file, titles, reference)
    }
  }
}

function checkName({ findings }: SkinFolder, file: string, language: string): void {
  if (!hasCatalogue(language.toLowerCase()))
    findings.wrong(
      file,
      `“${language}” is not a language of the app; src/domains/language/languages.ts lists them.`,
    )
  else if (language !== language.toUpperCase())
    findings.wrong(
      file,
      `is never found: the app asks for the language in capitals, menu_${language.toUpperCase()}.json.`,
    )
}

function compare({ findings }: SkinFolder, file: string, titles: Titles, english: Titles): void {
  for (const [id, title] of english)
    if (!titles.has(id)) findings.note(file, `has no item with the id ${id}, which is “${title}” in English.`)
}

function checkMenu(folder: SkinFolder, actions: ActionCheck, file: string, isWalkin: boolean): Titles {
  const { findings } = folder
  const titles: Titles = new Map()
  const raw = folder.json(file)
  if (!raw) return titles
  const fields = new FieldCheck(findings, file)
  fields.known('the file', raw, ['header', 'menu'])
  const { header } = raw
  if (header !== undefined && !isRecord(header))
    findings.wrong(file, '“header” must be an object, { "logo": "…" }.')
  if (isRecord(header)) {
    fields.known('“header”', header, ['logo'])
    folder.picture(file, 'the logo', header.logo)
  }
  const read = v.safeParse(Menu, raw)
  if (!Array.isArray(raw.menu) || raw.menu.length === 0 || !read.success || read.output.menu.length === 0) {
    findings.wrong(file, 'has no items: “menu” must be a list of them.')
    return titles
  }
  checkItems(raw.menu, '')
  return titles

  function checkItems(list: unknown, parent: string): boolean {
    const items = fields.records(parent ? `the submenu of ${parent}` : '“menu”', list)
    return items.map(checkItem).some(Boolean)
  }

  /** Returns whether the item leads anywhere. */
  function checkItem(item: Record<string, unknown>, at: number): boolean {
    const what = typeof item.title === 'string' && item.title.trim() ? `“${item.title}”` : `item ${at + 1}`
    fields.known(what, item, itemFields)
    fields.texts(what, item, ['title', 'onclick', 'oneapp_onclick', 'text'])
    fields.flags(what, item, ['isPage'])
    if (typeof item.title !== 'string' || !item.title.trim()) findings.wrong(file, `${what} has no title.`)
    const id = typeof item.id === 'number' || typeof item.id === 'string' ? String(item.id) : ''
    if (!id) findings.note(file, `${what} has no id, so that a change of language does not find it again.`)
    else if (titles.has(id))
      findings.wrong(file, `${what} has the id ${id}, which “${titles.get(id)}” has, too.`)
    if (id && !titles.has(id)) titles.set(id, String(item.title ?? ''))
    folder.picture(file, `the picture of ${what}`, item.image)
    const isPage = [true, 1, '1', 'true'].some((yes) => yes === item.isPage)
    const texts = [item.onclick, item.oneapp_onclick].map((text) =>
      typeof text === 'string' ? text.trim() : '',
    )
    for (const [place, action] of texts.entries())
      if (action)
        actions.look(file, `${place === 0 ? 'onclick' : 'oneapp_onclick'} of ${what}`, action, isPage)
    const leads = checkItems(item.submenu, what)
    const opens = texts.some((action) => action && actions.opensSomething(action, isPage))
    if (!opens && !leads && texts.every((action) => !action))
      findings.wrong(file, `${what} has neither an action nor a submenu: it opens nothing.`)
    if (isWalkin && opens && !texts.some((action) => action && actions.isOffered(action, isPage, 'walkin')))
      findings.note(file, `${what} opens a screen that needs a room: walk-ins do not see it.`)
    return opens || leads
  }
}
