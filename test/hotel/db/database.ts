// A thin wrapper around node:sqlite: typed rows, cached prepared statements, numbered migrations.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { inHotel } from '../projectPaths.ts'

// The steps in which the tables have grown: `migrations/0007-mailed-codes.sql` is the seventh. A database knows in its
// `user_version` how many of them it has been through.

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

export class Database {
  readonly #sqlite: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  /** `path` is a file, made with its folder when missing, or `:memory:`. */
  constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(resolve(path)), { recursive: true })
    this.#sqlite = new DatabaseSync(path)
    this.#sqlite.exec('PRAGMA busy_timeout = 2000')
    if (path !== ':memory:') this.#sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    this.#migrate()
  }

  /** The cast is safe: `Row` follows the tables of the migrations, and nothing else writes to this database. */
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values) as Row[]
  }

  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined
  }

  run(sql: string, ...values: SQLInputValue[]): { id: number; changes: number } {
    const { lastInsertRowid, changes } = this.#statement(sql).run(...values)
    return { id: Number(lastInsertRowid), changes: Number(changes) }
  }

  /** A transaction within another is part of it: an error ends both. */
  transaction<T>(work: () => T): T {
    if (this.#sqlite.isTransaction) return work()
    this.#sqlite.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#sqlite.exec('COMMIT')
      return result
    } catch (error) {
      this.#sqlite.exec('ROLLBACK')
      throw error
    }
  }

  /** Empties every table and restarts all ids. */
  empty(): void {
    const tables = this.all<{ name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    this.#sqlite.exec('PRAGMA foreign_keys = OFF')
    for (const { name } of tables) this.run(`DELETE FROM ${name}`)
    this.run('DELETE FROM sqlite_sequence')
    this.#sqlite.exec('PRAGMA foreign_keys = ON')
  }

  get isOpen(): boolean {
    return this.#sqlite.isOpen
  }

  close(): void {
    if (this.#sqlite.isOpen) this.#sqlite.close()
  }

  #statement(sql: string): StatementSync {
    let statement = this.#prepared.get(sql)
    if (!statement) {
      statement = this.#sqlite.prepare(sql)
      this.#prepared.set(sql, statement)
    }
    return statement
  }

  #migrate() {
    const done = this.one<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
    const migrations = readMigrations()
    if (done > migrations.length) throw new Error('This database was written by a newer hotel.')
    // A table to which others refer can only be replaced while the references are not enforced.
    this.#sqlite.exec('PRAGMA foreign_keys = OFF')
    for (const [index, { name, sql }] of migrations.entries()) {
      if (index < done) continue
      this.transaction(() => {
        this.#sqlite.exec(sql)
        if (this.one('PRAGMA foreign_key_check')) throw new Error(`${name} breaks a reference.`)
        this.#sqlite.exec(`PRAGMA user_version = ${index + 1}`)
      })
    }
    this.#sqlite.exec('PRAGMA foreign_keys = ON')
  }
}
