// JSON Schemas of a skin's files for editors, which complete and underline while somebody writes. Their fields come from
// the contract; what they are for stands in `descriptions.ts`.
import { Settings, Theme } from '../../../src/contract/property.ts'
import { CustomPage, Menu, MenuItem, WifiNetwork } from '../../../src/contract/skin.ts'
import { pageTypes } from './descriptions.ts'
import { described, type JsonSchema, jsonSchemaOf } from './fieldsOf.ts'

function fileOf(title: string, json: JsonSchema, more: JsonSchema = {}): JsonSchema {
  // A file may name its schema, of which the app takes no notice.
  const properties = { $schema: { type: 'string' }, ...json.properties }
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...json, properties, ...more }
}

const text = (name: string, more: JsonSchema = {}) => described(name, { type: 'string', ...more })
const entryReference: JsonSchema = { $ref: '#/$defs/entry' }

/** An entry of a page. Its fields may have any name, which `dataMap` maps to these. */
const pageEntry: Record<string, JsonSchema> = {
  Header: text('Header'),
  Description: text('Description'),
  Image: text('Image'),
  action: text('action'),
  folder_pattern: text('folder_pattern', { pattern: '^([\\w-]+/)+[\\w-]*\\*?$' }),
  request: described('request', {
    type: 'object',
    properties: { email_to: { type: 'string' }, subject: { type: 'string' }, text: { type: 'string' } },
  }),
  wifi: described('wifi', { ...jsonSchemaOf(WifiNetwork), required: ['ssid'] }),
  sublist: described('sublist', { type: 'array', items: entryReference }),
}

function pageSchema(): JsonSchema {
  const page = jsonSchemaOf(CustomPage)
  const properties = {
    ...page.properties,
    type: described('type', { enum: pageTypes }),
    dataMap: described('dataMap', {
      type: 'object',
      additionalProperties: { enum: Object.keys(pageEntry) },
    }),
    list: described('list', { type: 'array', items: entryReference }),
  }
  return fileOf(
    'A content page: custom/Custom_1.json',
    { ...page, properties },
    { required: ['list'], $defs: { entry: { type: 'object', properties: pageEntry } } },
  )
}

/** The schemas by the name of their file. */
export function skinSchemas(): Record<string, JsonSchema> {
  return {
    'menu.json': fileOf('A menu: 1/menu_EN.json', jsonSchemaOf(Menu), {
      required: ['menu'],
      $defs: { MenuItem: { ...jsonSchemaOf(MenuItem), required: ['title'] } },
    }),
    'page.json': pageSchema(),
    'pages.json': fileOf(
      'The page of each language: Page_1.json',
      { type: 'object', properties: { default: described('default', { type: 'integer' }) } },
      { additionalProperties: { type: 'integer' }, required: ['default'] },
    ),
    'theme.json': fileOf('Colours, name and logo: theme.json', jsonSchemaOf(Theme), {
      required: ['id', 'title'],
    }),
    'settings.json': fileOf('Settings of a property: settings.json', jsonSchemaOf(Settings)),
  }
}

export const schemaText = (schema: JsonSchema) => `${JSON.stringify(schema, null, 2)}\n`
