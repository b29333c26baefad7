import * as v from 'valibot'
import { isRecord } from '../../contract/isRecord.ts'
import { isNestedTooDeep } from '../../contract/nesting.ts'
import { anyFlag } from '../../contract/values.ts'

/** Why the configuration failed to load, as the code that the guest can tell the reception. */
export type ConfigError = '4000-1' | '4000-2' | '4000-3' | '4000-4'

export type ConfigReading = { values: Record<string, unknown> } | { error: ConfigError }

/** Reads `{"success": true, "0": {"getSystemValues": {"root": …}}}`, whose root is JSON text or an object. */
export function readSystemValues(body: unknown): ConfigReading {
  // An empty answer.
  if (body === undefined) return { error: '4000-1' }
  if (!isRecord(body) || !v.parse(anyFlag, body.success)) return { error: '4000-4' }
  const first = isRecord(body[0]) ? body[0].getSystemValues : undefined
  const root = isRecord(first) ? first.root : undefined
  if (root === undefined || root === null || root === '') return { error: '4000-3' }
  let parsed: unknown = root
  try {
    if (typeof root === 'string') parsed = isNestedTooDeep(root) ? undefined : JSON.parse(root)
  } catch {
    return { error: '4000-1' }
  }
  if (parsed === null) return { error: '4000-3' }
  if (!isRecord(parsed)) return { error: '4000-4' }
  return Object.keys(parsed).length === 0 ? { error: '4000-3' } : { values: parsed }
}
