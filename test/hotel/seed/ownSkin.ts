// The first property in the look of another skin, so that a hotelier can try one before any hotel system knows it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { Settings, Theme } from '../../../src/contract/property.ts'
import { inProject } from '../projectPaths.ts'
import { Misstart } from '../settings.ts'
import { properties } from './properties.ts'

/** A file of the skin that is not asked for by the app: it says what a hotel's system would answer. */
function optionalFile<Content>(path: string, schema: v.GenericSchema<unknown, Content>): Content | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new Misstart(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function skinIdIn(folder: string): string | undefined {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .find((name) => readdirSync(join(folder, name)).some((file) => /^menu_[^/]*\.json$/.test(file)))
}

/** Gives the first property this skin, with its theme and settings where the skin has them, before a hotel is opened. */
export function wearSkin(project: string, skins = inProject('skins')): void {
  const folder = join(skins, project)
  let skin: string | undefined
  try {
    skin = skinIdIn(folder)
  } catch {
    throw new Misstart(`There is no skin ${folder}.`)
  }
  if (!skin)
    throw new Misstart(`${folder} has no menu, such as 1/menu_EN.json. Try: npm run skin -- skins/${project}`)
  const property = properties['1']
  const theme = optionalFile(join(folder, 'theme.json'), Theme)
  const settings = optionalFile(join(folder, 'settings.json'), Settings)
  Object.assign(property, {
    ...{ project, skin },
    ...(theme && { theme, name: theme.title || property.name }),
    ...(settings && { settings: { ...property.settings, ...settings } }),
  })
}
