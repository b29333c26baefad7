// What the desk may not see of what guests send: secrets are crossed out before anything is written down.
const secret = /passw|token|authorization|secret/i

export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, secret.test(key) ? '•••' : redact(entry)]),
  )
}
