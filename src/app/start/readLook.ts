import { peekFirstAnswer } from '../../browser/firstAnswers.ts'
import { readerOf, type StorageArea } from '../../browser/storage.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { Settings, Theme } from '../../contract/property.ts'
import { keptThemeKey } from '../../core/storageKeys.ts'
import { keptSettingsKey, readKeptSettings, readSettings } from '../../domains/property/readSettings.ts'
import { readTheme } from '../../domains/theme/readTheme.ts'

export interface Look {
  theme: Theme | null
  settings: Settings | null
}

interface LookQuestion {
  local: StorageArea
  /** Empty where none is known. */
  themeId: string
  propertyId: string
}

/** Theme and sign-in settings of the last visit, else of the page's first responses; null if neither has them. */
export async function readLook({ local, themeId, propertyId }: LookQuestion): Promise<Look> {
  const kept = local.read(
    keptThemeKey,
    readerOf((value) => readTheme(value) ?? undefined),
  )
  const keptSettings = local.read(
    keptSettingsKey,
    readerOf((value) => readKeptSettings(value, propertyId) ?? undefined),
  )
  const [theme, settings] = await Promise.all([
    kept && (!themeId || kept.id === themeId) ? kept : askedTheme(themeId),
    keptSettings ?? askedSettings(propertyId),
  ])
  return { theme, settings }
}

const askedSettings = async (id: string) => (id ? readSettings(await peekFirstAnswer('settings', id)) : null)

async function askedTheme(id: string) {
  const answer = await peekFirstAnswer('theme', id)
  if (id) return readTheme(answer, id)
  return isRecord(answer) && Array.isArray(answer.themes) ? readTheme(answer.themes[0]) : null
}
