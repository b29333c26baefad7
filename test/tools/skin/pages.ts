import * as v from 'valibot'
import { isRecord } from '../../../src/contract/isRecord.ts'
import { CustomPage, PageList, WifiNetwork } from '../../../src/contract/skin.ts'
import { readPage } from '../../../src/domains/content/readPage.ts'
import { hasCatalogue } from '../../../src/domains/language/languages.ts'
import { type ActionCheck, similar } from './actions.ts'
import { FieldCheck } from './fields.ts'
import type { SkinFolder } from './folder.ts'

const pageFields = ['title', 'type', 'dataMap', 'list', 'script', 'html', 'style']
const shownFields = ['Header', 'Description', 'Image']
const entryFields = [...shownFields, 'action', 'folder_pattern', 'request', 'wifi', 'sublist']
const types = ['list', 'banner', 'html']
const partNames = { script: 'js', html: 'html', style: 'css' } as const

/** Checks `Page_{id}.json`: which page each language has. */
export function checkPageLists(folder: SkinFolder, actions: ActionCheck) {
  const { findings } = folder
  for (const file of folder.matching(/^Page_[^/]*\.json$/)) {
    const raw = folder.json(file)
    if (!raw) continue
    const pages = v.parse(PageList, raw)
    if (pages.default === undefined)
      findings.wrong(file, 'has no “default”: the number of the page for every other language.')
    for (const [language, page] of Object.entries(raw)) {
      if (language === '$schema') continue
      if (pages[language] === undefined) findings.wrong(file, `“${language}” must be the number of a page.`)
      else actions.look(file, `“${language}”`, `contentpage|${pages[language]}`)
      if (language !== 'default' && !hasCatalogue(language))
        findings.wrong(
          file,
          `“${language}” (${String(page)}) is not a language of the app: write it as in en, de, zh-tw.`,
        )
    }
  }
}

/** Checks the pages themselves, `custom/Custom_{id}.json`, with their markup, style and script. */
export function checkPages(folder: SkinFolder, actions: ActionCheck) {
  const { findings } = folder
  for (const file of folder.matching(/^(custom\/)?Custom_[^/]*\.json$/)) {
    const id = /^custom\/Custom_(\d+)\.json$/.exec(file)?.[1]
    if (id === undefined) {
      findings.wrong(file, 'is never found: a page is custom/Custom_{number}.json.')
      continue
    }
    const raw = folder.json(file)
    if (raw) checkPage(folder, actions, { file, id, raw })
  }
}

/** Notes pages that nothing opens. To be called when everything else has been checked. */
export function noteUnreached(folder: SkinFolder, actions: ActionCheck) {
  for (const file of folder.matching(/^custom\/Custom_\d+\.json$/)) {
    const id = /\d+/.exec(file)?.[0] ?? ''
    if (!actions.reached.has(id))
      folder.findings.note(
        file,
        'is opened by nothing in this skin: no menu, list of pages or entry names it.',
      )
  }
}

interface RawPage {
  file: string
  id: string
  raw: Record<string, unknown>
}

function checkPage(folder: SkinFolder, actions: ActionCheck, { file, id, raw }: RawPage) {
  const { findings } = folder
  const fields = new FieldCheck(findings, file)
  fields.known('the page', raw, pageFields)
  fields.texts('the page', raw, ['title', 'type'])
  fields.flags('the page', raw, ['script', 'html', 'style'])
  if (typeof raw.type === 'string' && !types.includes(raw.type))
    findings.wrong(file, `“type” is “${raw.type}”; there are ${types.join(', ')}.`)
  const names = checkNames(fields, raw)
  const parsed = v.safeParse(CustomPage, raw)
  if (!parsed.success) return findings.wrong(file, 'cannot be read: “list” holds no entry that is an object.')
  const hasMarkup = checkParts(folder, { file, id, raw })
  const page = readPage(parsed.output)
  if (page.list.length === 0 && !hasMarkup)
    findings.wrong(file, 'is empty: no entry has a header, a description, a picture or a network.')
  checkEntries(raw.list, '“list”')

  function checkEntries(list: unknown, place: string) {
    for (const [at, entry] of fields.records(place, list).entries()) {
      const renamed = Object.fromEntries(
        Object.entries(entry).map(([key, value]) => [names[key] ?? key, value]),
      )
      const title = typeof renamed.Header === 'string' && renamed.Header.trim()
      checkEntry(renamed, title ? `“${title}”` : `entry ${at + 1} of ${place}`)
    }
  }

  function checkEntry(entry: Record<string, unknown>, what: string) {
    fields.known(what, entry, entryFields)
    fields.texts(what, entry, ['Header', 'Description', 'action', 'folder_pattern'])
    if (![...shownFields, 'wifi'].some((name) => entry[name]))
      findings.wrong(
        file,
        `${what} is not shown: it has no ${shownFields.join(', no ')}. Does “dataMap” name its fields?`,
      )
    folder.picture(file, `the picture of ${what}`, entry.Image)
    if (typeof entry.action === 'string' && entry.action.trim())
      actions.look(file, `the action of ${what}`, entry.action)
    if (typeof entry.folder_pattern === 'string')
      checkGallery(folder, file, what, entry.folder_pattern.trim())
    if (entry.wifi !== undefined && !v.is(WifiNetwork, entry.wifi))
      findings.wrong(
        file,
        `the network of ${what} needs the name of the network in “ssid”, of 100 letters at most.`,
      )
    if (entry.request !== undefined) checkRequest(fields, what, entry.request)
    if (entry.sublist !== undefined) checkEntries(entry.sublist, `the sublist of ${what}`)
  }
}

/** The new names of a page's fields, of which one that is misspelt hides what it names. */
function checkNames(fields: FieldCheck, { dataMap }: Record<string, unknown>): Record<string, string> {
  if (dataMap === undefined || dataMap === null) return {}
  if (!isRecord(dataMap)) {
    fields.findings.wrong(fields.file, '“dataMap” must be an object such as { "title": "Header" }.')
    return {}
  }
  return Object.fromEntries(
    Object.entries(dataMap).flatMap(([from, to]): [string, string][] => {
      if (typeof to === 'string' && entryFields.includes(to)) return [[from, to]]
      const meant = typeof to === 'string' ? similar(to, entryFields) : undefined
      fields.findings.wrong(
        fields.file,
        `“dataMap” calls “${from}” ${JSON.stringify(to)}, which is not shown. ${meant ? `Is “${meant}” meant?` : `There are ${entryFields.join(', ')}.`}`,
      )
      return []
    }),
  )
}

function checkGallery(folder: SkinFolder, file: string, what: string, pattern: string) {
  const form = /^((?:[\w-]+\/)+)([\w-]*)\*?$/.exec(pattern)
  if (!form)
    return folder.findings.wrong(
      file,
      `the gallery of ${what} is “${pattern}”; write a folder and the start of a name: gallery/spa*.`,
    )
  const pictures = [...folder.files].filter(
    (one) => one.startsWith(`${form[1]}${form[2]}`) && /\.(webp|avif|png|jpe?g)$/.test(one),
  )
  if (pictures.length === 0)
    folder.findings.wrong(file, `the gallery of ${what}, “${pattern}”, has no pictures.`)
}

function checkRequest({ findings, file }: FieldCheck, what: string, request: unknown) {
  const {
    subject = '',
    email_subject = subject,
    text = '',
    email_message = text,
    email_to = '',
  } = isRecord(request) ? request : {}
  if (!email_subject && !email_message)
    findings.wrong(file, `the request of ${what} is not offered: it needs a “subject” or a “text”.`)
  else if (email_to !== '' && !/^[^\s@]+@[^\s@]+$/.test(String(email_to)))
    findings.wrong(file, `the request of ${what} goes to “${String(email_to)}”, which is no e-mail address.`)
}

/** Returns whether the page has markup of its own. */
function checkParts(folder: SkinFolder, { file, id, raw }: RawPage): boolean {
  const { findings } = folder
  for (const [kind, ending] of Object.entries(partNames)) {
    const part = `custom/${kind}_${id}.${ending}`
    const isOff = [false, 0, '0', 'false'].some((no) => no === raw[kind])
    if (isOff && folder.files.has(part))
      findings.wrong(file, `“${kind}” is false, so that ${part} is not shown.`)
    else if (!isOff && !folder.files.has(part) && raw[kind] !== undefined)
      findings.wrong(file, `“${kind}” is true, and there is no ${part}.`)
    else if (!isOff && raw[kind] === undefined && !folder.files.has(part))
      findings.note(file, `does not say "${kind}": false, so that the app asks for ${part} in vain.`)
  }
  const markup = `custom/html_${id}.html`
  if (!folder.files.has(markup)) return false
  for (const [, name = '', address = ''] of folder.text(markup).matchAll(/\b(src|href)="([^"]*)"/g)) {
    if (name === 'src' || /\.(webp|avif|png|jpe?g|svg)$/.test(address))
      folder.picture(markup, `the picture “${address}”`, asWritten(folder, address))
  }
  return true
}

/** Relative addresses in a page's markup refer to the folder of its file. */
function asWritten({ name }: SkinFolder, address: string): string {
  const host = 'https://skin.invalid'
  const { href } = new URL(address, `${host}/ONEapp/skins/${name}/custom/`)
  return href.startsWith(host) ? href.slice(host.length) : href
}
