import * as v from 'valibot'
import { isRecord } from '../../contract/isRecord.ts'
import { type CustomPage, WifiNetwork } from '../../contract/skin.ts'
import type { PageRequest } from '../requests/request.types.ts'

/** An entry of a content page. It has at least a header, a description, an image or a network. */
export interface ContentEntry {
  /** Its index in the file. */
  id: number
  header: string
  description: string
  image: string
  /** In the format of a menu action; empty if the entry opens nothing. */
  action: string
  /** The pattern of a folder of pictures; empty if there is none (PAGE-24). */
  folder: string
  request: PageRequest | null
  wifi: WifiNetwork | null
  sublist: ContentEntry[]
}

export interface ContentPage {
  type: 'list' | 'banner' | 'html'
  title: string
  list: ContentEntry[]
  /** The contents of the page's own files, not sanitized yet; empty if there is no file. */
  html: string
  style: string
  hasScript: boolean
}

/** Maps the file's fields, and leaves out entries without content (PAGE-12 to PAGE-15). */
export function readPage(file: CustomPage, { html = '', style = '' } = {}): ContentPage {
  const type = file.type === 'banner' || file.type === 'html' ? file.type : 'list'
  const list = readEntries(file.list, file.dataMap ?? {})
  return { type, title: file.title, list, html, style, hasScript: file.script }
}

type Fields = Record<string, unknown>

function readEntries(list: readonly unknown[], names: Record<string, string>): ContentEntry[] {
  return list.flatMap((raw, id) => {
    if (!isRecord(raw)) return []
    const fields = rename(raw, names)
    const entry = {
      id,
      header: textOf(fields.Header),
      description: textOf(fields.Description),
      image: textOf(fields.Image),
      action: textOf(fields.action),
      folder: typeof fields.folder_pattern === 'string' ? fields.folder_pattern.trim() : '',
      request: readRequest(fields.request),
      wifi: readWifi(fields.wifi),
      sublist: readEntries(([] as unknown[]).concat(fields.sublist), names),
    }
    return entry.header || entry.description || entry.image || entry.wifi ? [entry] : []
  })
}

/** Null if there is nothing to send. The fields may also have the names that the e-mail request uses. */
function readRequest(raw: unknown): PageRequest | null {
  if (!isRecord(raw)) return null
  const subject = textOf(raw.subject) || textOf(raw.email_subject)
  const text = textOf(raw.text) || textOf(raw.email_message)
  return subject || text ? { to: textOf(raw.email_to), subject, text } : null
}

/** Null if the entry has no network, or an invalid one. */
function readWifi(raw: unknown): WifiNetwork | null {
  const wifi = v.safeParse(WifiNetwork, raw)
  return wifi.success ? wifi.output : null
}

const rename = (raw: Fields, names: Record<string, string>): Fields =>
  Object.fromEntries(Object.entries(raw).map(([key, value]) => [names[key] ?? key, value]))

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
