import { globSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { CustomPage, Menu, PageList } from '../../../../src/contract/skin.ts'
import { schemaText, skinSchemas } from '../../../tools/skin/schemas.ts'

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const schemas = skinSchemas()
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
const validators = new Map(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]))

it.each(Object.keys(schemas))('skins/schema/%s is what `npm run skin -- --schemas` writes', (name) => {
  expect(readFileSync(`skins/schema/${name}`, 'utf8')).toBe(schemaText(schemas[name] ?? {}))
})

it.each([
  ['menu.json', 'skins/*/*/**/*menu_*.json'],
  ['page.json', 'skins/*/custom/Custom_*.json'],
  ['pages.json', 'skins/*/Page_*.json'],
  ['theme.json', 'skins/*/theme.json'],
])('an editor finds nothing to underline with %s in the demo skins', (name, pattern) => {
  const paths = globSync(pattern, { exclude: ['skins/schema'] })
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) {
    const isRight = validators.get(name)?.(json(path))
    expect([path, isRight, validators.get(name)?.errors]).toEqual([path, true, null])
  }
})

it.each([
  ['menu.json', { menu: [{ title: 'Spa', submenu: [{ onclick: 'vod' }] }] }],
  ['menu.json', { menu: [{ title: 'Spa', isPage: 'yes' }] }],
  ['page.json', { list: [{ wifi: { password: 'x' } }] }],
  ['page.json', { type: 'gallery', list: [] }],
  ['page.json', { dataMap: { text: 'description' }, list: [] }],
  ['pages.json', { en: 1 }],
  ['pages.json', { default: 'one' }],
  ['theme.json', { id: '1', title: 'Spa', dark: 'yes' }],
  ['settings.json', { login: { fields: ['phone'] } }],
])('an editor underlines in %s: %j', (name, content) => {
  expect(validators.get(name)?.(content)).toBe(false)
})

it('the app takes no notice of the schema that a file names', () => {
  const $schema = '../schema/menu.json'
  expect(v.parse(Menu, { $schema, menu: [] })).toEqual(v.parse(Menu, { menu: [] }))
  expect(v.parse(PageList, { $schema, default: 1 })).toEqual({ default: 1 })
  expect(v.parse(CustomPage, { $schema, list: [] })).toEqual(v.parse(CustomPage, { list: [] }))
})
