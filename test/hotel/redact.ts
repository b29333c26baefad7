// Masks the secrets in what guests send, before it is recorded for the desk to see.
/** The address to which a key's code goes is nobody's but the guest's. */
const secret = /passw|token|authorization|secret|otp/i

export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, secret.test(key) ? '•••' : redact(entry)]),
  )
}
