import * as v from 'valibot'
import { isRecord } from '../../../src/contract/isRecord.ts'
import { Settings, Theme } from '../../../src/contract/property.ts'
import { parseColour } from '../../../src/shell/theme/colour.ts'
import { FieldCheck } from './fields.ts'
import type { SkinFolder } from './folder.ts'

const lights = ['dawn', 'day', 'dusk', 'night']

/**
 * Checks `theme.json` and `settings.json`, what the hotel's system answers for the property. They are optional: the app
 * never asks for these files, but the simulated hotel serves them with `--skin`.
 */
export function checkTheme(folder: SkinFolder) {
  const { findings } = folder
  const file = 'theme.json'
  if (!folder.has(file))
    return findings.note('', 'has no theme.json: its colours are what the hotel’s system says.')
  const raw = folder.json(file)
  if (!raw) return
  const fields = new FieldCheck(findings, file)
  fields.known('the theme', raw, Object.keys(Theme.entries))
  fields.texts('the theme', raw, ['id', 'title', 'logoImage', 'primary', 'toolbarBackground'])
  fields.flags('the theme', raw, ['dark', 'toolbarDark'])
  if (!v.safeParse(Theme, raw).success) findings.wrong(file, 'needs an “id”, which links name as theme=….')
  if (!raw.title) findings.wrong(file, 'has no “title”, the name of the hotel in the top bar.')
  if (!raw.logoImage) findings.note(file, 'has no “logoImage”: the sign-in shows the title alone.')
  folder.picture(file, 'the logo', raw.logoImage)
  for (const name of ['primary', 'toolbarBackground']) {
    const colour = raw[name]
    if (colour === undefined) findings.note(file, `has no “${name}”: the app takes a blue of its own.`)
    else if (typeof colour === 'string' && !parseColour(colour))
      findings.wrong(
        file,
        `“${name}” is “${colour}”, which is no colour: write #2C7A57, rgb(), hsl() or a basic name.`,
      )
  }
}

export function checkSettings(folder: SkinFolder) {
  const { findings } = folder
  const file = 'settings.json'
  if (!folder.has(file)) return
  const raw = folder.json(file)
  if (!raw) return
  const fields = new FieldCheck(findings, file)
  fields.known('the file', raw, Object.keys(Settings.entries))
  if (typeof raw.timezone === 'string' && !isZone(raw.timezone))
    findings.wrong(file, `“timezone” is “${raw.timezone}”, which is none: write Europe/Vienna.`)
  const { login, promoUrl } = raw
  if (promoUrl !== undefined && !/^https:/.test(String(promoUrl)))
    findings.wrong(file, '“promoUrl” must be an https address.')
  if (login === undefined) return
  if (!isRecord(login)) return findings.wrong(file, '“login” must be an object, { … }.')
  const known = ['checkin', 'password', 'email']
  for (const field of Array.isArray(login.fields) ? login.fields : [])
    if (!known.includes(String(field)))
      findings.wrong(file, `the sign-in has no field “${String(field)}”; there are ${known.join(', ')}.`)
  checkLandingPictures(folder, file, login.pictures)
}

function checkLandingPictures(folder: SkinFolder, file: string, pictures: unknown) {
  if (pictures === undefined) return
  if (!isRecord(pictures))
    return folder.findings.wrong(file, '“pictures” of “login” must be an object, { … }.')
  new FieldCheck(folder.findings, file).known('“pictures”', pictures, lights)
  for (const light of lights) {
    const address = pictures[light]
    if (typeof address !== 'string' || !address)
      folder.findings.note(
        file,
        `“pictures” has no “${light}”: the app shows a picture of its own at that hour.`,
      )
    else
      for (const shape of ['portrait', 'landscape'])
        folder.picture(file, `the picture of ${light}, ${shape}`, address.replace('{shape}', shape))
  }
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
