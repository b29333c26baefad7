import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Catalogue = { [key: string]: string | Catalogue }
export type Texts = Map<string, string>

const folder = join(import.meta.dirname, '../../../locales')

/** The keys of all languages that have a catalogue. */
export const languages = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

/** Reads a catalogue, or another file below `locales`, such as `glossary/de`. */
export const readCatalogue = (name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

const flat = (catalogue: Catalogue, before = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )

/** Every text of a catalogue, by its key. */
export const textsOf = (language: string): Texts => new Map(flat(readCatalogue(language) as Catalogue))
