import { isRecord } from '../../contract/isRecord.ts'
import type { Settings } from '../../contract/property.ts'

/** Key in local storage of the settings that the sign-in needs, stored with the property's id. */
export const keptSettingsKey = 'settings-kept'

const fields = ['checkin', 'password', 'email'] as const
const lights = ['dawn', 'day', 'dusk', 'night'] as const
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the settings that the sign-in needs for the first paint; values of the wrong type are left out. */
export function readSettings(value: unknown): Settings | null {
  const settings = isRecord(value) ? value.settings : undefined
  if (!isRecord(settings)) return null
  const login = isRecord(settings.login) ? settings.login : {}
  const { fields: asked, pictures } = login
  return {
    login: {
      fields: Array.isArray(asked) ? fields.filter((field) => asked.includes(field)) : [],
      ...(isRecord(pictures) && { pictures: picturesOf(pictures) }),
    },
  }
}

function picturesOf(pictures: Record<string, unknown>) {
  const [dawn = '', day = '', dusk = '', night = ''] = lights.map((light) => textOf(pictures[light]))
  return { dawn, day, dusk, night }
}

/** The settings of the last visit, if it was to this property. */
export const readKeptSettings = (value: unknown, id: string): Settings | null =>
  isRecord(value) && value.id === id ? readSettings(value) : null
