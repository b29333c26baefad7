/** Sends log lines to the hotel. A line that cannot be delivered is dropped, and this is not logged. */
import { writeLog } from '../contract/config.ts'
import { redact } from './redact.ts'

export type LogLevel = 'error' | 'warn' | 'info'
export type Log = (level: LogLevel, component: string, message: string) => void

const maxLineLength = 2000

export interface LogEnvironment {
  origin: string
  /** Values to redact: the guest's names, the token, a password being entered. Called for each line. */
  secrets: () => readonly string[]
  fetch?: typeof globalThis.fetch
}

/** The returned function never throws and never waits. It sends no bearer token (HTTP-03, STOR-09). */
export function createRemoteLog({
  origin,
  secrets,
  fetch = (...given) => globalThis.fetch(...given),
}: LogEnvironment): Log {
  return (level, component, message) => {
    const deliver = async () => {
      const msg = redact(message, secrets()).slice(0, maxLineLength)
      await fetch(new URL(writeLog.path, origin).href, {
        method: writeLog.method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ lvl: level, msg, component }),
        // Lines written just before a reload must still arrive.
        keepalive: true,
      })
    }
    deliver().catch(() => {})
  }
}
