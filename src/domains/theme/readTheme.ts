import { isRecord } from '../../contract/isRecord.ts'
import type { Theme } from '../../contract/property.ts'

/**
 * The look of an answer or of the last visit, for the first paint: what is not of its type is left out. Whether all of
 * it is as it should be is judged when the library of the schemas is there.
 */
export function readTheme(value: unknown, id?: string): Theme | null {
  if (!isRecord(value)) return null
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
  const flag = (key: string) => [true, 1, '1', 'true'].some((yes) => yes === value[key])
  const colour = (key: string) => (typeof value[key] === 'string' ? { [key]: value[key] } : {})
  return {
    id: id ?? String(value.id ?? ''),
    title: text('title'),
    logoImage: text('logoImage'),
    dark: flag('dark'),
    toolbarDark: flag('toolbarDark'),
    ...colour('primary'),
    ...colour('toolbarBackground'),
  }
}
