// Measures the tasks of a page's main thread. Times are CPU times, which depend less on how busy the machine is.
import { setTimeout as pause } from 'node:timers/promises'
import { findChromium, howToInstall } from '../tools/chromium.ts'
import type { openPhone, TraceEvent } from './phone.ts'

export type Phone = Awaited<ReturnType<typeof openPhone>>

/** The whole browser, as guests have it: the headless shell does less. */
export function wholeChromium(): string {
  const path = findChromium(true)
  if (!path) throw new Error(howToInstall)
  return path
}

export const longTask = 50
/** Pause after an action in ms: work that the app defers is measured with the action. */
export const rest = 2500

interface Task {
  ms: number
  /** The part of `ms` in which the browser collected garbage. */
  garbageMs: number
}

const collections = ['MajorGC', 'MinorGC']
const ms = ({ tdur = 0 }: TraceEvent) => tdur / 1000

/** What ran on the page's main thread, the busiest of its kind, in its order. */
export function mainThread(trace: readonly TraceEvent[]): TraceEvent[] {
  const busy = (thread: TraceEvent[]) =>
    thread.reduce((sum, event) => sum + (event.name === 'RunTask' ? ms(event) : 0), 0)
  const threads = trace
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      trace
        .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
        .sort((one, other) => one.ts - other.ts),
    )
  return threads.sort((one, other) => busy(other) - busy(one))[0] ?? []
}

/** The tasks of the page's main thread, the longest first. */
function tasksIn(trace: readonly TraceEvent[]): Task[] {
  const thread = mainThread(trace)
  const garbage = thread.filter(({ name }) => collections.includes(name))
  return thread
    .filter(({ name }) => name === 'RunTask')
    .map((task) => {
      const inside = garbage.filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))
      return { ms: ms(task), garbageMs: inside.reduce((sum, one) => sum + ms(one), 0) }
    })
    .sort((one, other) => other.ms - one.ms)
}

const written = ({ ms, garbageMs }: Task) =>
  garbageMs < 1 ? ms.toFixed(0) : `${ms.toFixed(0)} (${garbageMs.toFixed(0)})`

export async function measure(phone: Phone, what: string, doIt: () => Promise<unknown>) {
  const tasks = tasksIn(
    await phone.trace(async () => {
      await doIt()
      await pause(rest)
    }),
  )
  const long = tasks.filter((task) => task.ms > longTask)
  const total = tasks.reduce((sum, task) => sum + task.ms, 0)
  const figure = (value: number) => value.toFixed(0).padStart(7)
  console.log(
    `${what.padEnd(28)}${figure(long.length)}${figure(tasks[0]?.ms ?? 0)}${figure(total)}   ${long.slice(0, 8).map(written).join(' ')}`,
  )
}

/** Head of the table that {@link measure} prints. In brackets is the garbage collection within a long task. */
export const tableHead = `${'ms at a time'.padEnd(28)} > ${longTask} longest  total`

export async function signIn(phone: Phone, origin: string) {
  await phone.open(`${origin}/ONEapp/?property=1&theme=1`)
  await phone.until(`location.href.startsWith('${origin}') && document.querySelector('form')`)
  await phone.ask(`localStorage.setItem('login-room', '101'); localStorage.setItem('login-name', 'Berger')`)
  await phone.open(`${origin}/ONEapp/?property=1&theme=1`)
  await phone.until(`document.querySelector('h1')?.textContent.startsWith('Good ')`)
  await pause(rest)
}
