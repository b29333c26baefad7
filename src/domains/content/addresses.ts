import { buildPath } from '../../core/routing/buildPath.ts'
import { contentPaths } from './paths.ts'
import type { ContentEntry, ContentPage } from './readPage.ts'

/** The path of an entry in `/cp/10?entry=0.2`: its index on the page, then its index in that entry's list. */
export function readEntryPath(search: string): number[] {
  const entry = new URLSearchParams(search).get('entry') ?? ''
  return /^\d+(\.\d+)*$/.test(entry) ? entry.split('.').map(Number) : []
}

export const entryAddress = (cpId: string, path: readonly number[]) =>
  buildPath(contentPaths.contentpage, { cpId }) + (path.length > 0 ? `?entry=${path.join('.')}` : '')

/** The entry at a path; null for the page itself and for an entry without a list of its own. */
export function chosenEntry(page: ContentPage, path: readonly number[]): ContentEntry | null {
  let list: readonly ContentEntry[] = page.list
  let chosen: ContentEntry | null = null
  for (const index of path) {
    chosen = list[index] ?? null
    if (!chosen || chosen.sublist.length === 0) return null
    list = chosen.sublist
  }
  return chosen
}

/** The address of an entry's own list; only entries of a double list have one (PAGE-12). */
export const sublistHrefOf =
  (cpId: string, path: readonly number[]) =>
  (index: number, { sublist }: ContentEntry): string | null =>
    sublist.length > 0 ? entryAddress(cpId, [...path, index]) : null

/** URLs of a project's page files, each with a timestamp that bypasses caches (PAGE-11). */
const skinFolder = (projectId: string) => `/ONEapp/skins/${encodeURIComponent(projectId)}`

export const pageListAt = (projectId: string, pageId: string, now: number) =>
  `${skinFolder(projectId)}/Page_${encodeURIComponent(pageId)}.json?t=${now}`

/** The folder of the files of custom pages; relative addresses in their markup refer to it. */
export const customFolder = (projectId: string) => `${skinFolder(projectId)}/custom/`

const files = {
  data: (id: string) => `Custom_${id}.json`,
  script: (id: string) => `script_${id}.js`,
  html: (id: string) => `html_${id}.html`,
  style: (id: string) => `style_${id}.css`,
}

export const customFileAt = (projectId: string, kind: keyof typeof files, cpId: string, now: number) =>
  `${customFolder(projectId)}${files[kind](encodeURIComponent(cpId))}?t=${now}`
