import { isRecord } from '../../contract/isRecord.ts'
import type { Theme } from '../../contract/property.ts'

const flags: unknown[] = [true, 1, '1', 'true']

/**
 * Reads the theme of a response or of the last visit for the first paint; values of the wrong type are empty. The
 * complete validation follows when the schema library is loaded.
 */
export function readTheme(value: unknown, id?: string): Theme | null {
  if (!isRecord(value)) return null
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
  const flag = (key: string) => flags.includes(value[key])
  return {
    id: id ?? String(value.id ?? ''),
    title: text('title'),
    logoImage: text('logoImage'),
    dark: flag('dark'),
    toolbarDark: flag('toolbarDark'),
    primary: text('primary'),
    toolbarBackground: text('toolbarBackground'),
  }
}
