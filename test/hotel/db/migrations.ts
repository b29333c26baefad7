// The steps in which the tables have grown: `migrations/0007-mailed-codes.sql` is the seventh. A database knows in its
// `user_version` how many of them it has been through.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inHotel } from '../projectPaths.ts'

interface Migration {
  name: string
  sql: string
}

/**
 * Returns the migrations in their order, each at the index of its number minus one. A number that is missing or that two
 * files have (two branches took the next one at the same time) is an error: a database that has been through one of the two would
 * never get the other.
 */
export function readMigrations(folder = inHotel('db/migrations')): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const [index, name] of names.entries()) {
    const number = String(index + 1).padStart(4, '0')
    if (!name.startsWith(`${number}-`))
      throw new Error(
        `The migration after ${names[index - 1] ?? 'none'} must be ${number}-….sql, not ${name}.`,
      )
  }
  return names.map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}
