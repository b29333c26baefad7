/**
 * Returns the value of an entry that a name from outside picks, or undefined: `constructor` and `__proto__` pick nothing
 * that is not an entry of its own.
 */
export const ownValue = <Value>(entries: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined
