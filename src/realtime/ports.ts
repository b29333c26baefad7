import { ports } from '../contract/ports.ts'

const known: ReadonlyMap<string, number> = new Map(Object.entries(ports))
const defaultPort = 8004
const netcastOffset = 10

/** The module's own port; for any other module 8004, and 8014 on an LG NetCast television (RT-18). */
export function portOf(module: string, userAgent: string): number {
  return known.get(module) ?? defaultPort + (/netcast/i.test(userAgent) ? netcastOffset : 0)
}
