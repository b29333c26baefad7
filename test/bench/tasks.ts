// How long a page is busy at a time. Times are those of the thread's own work, so that a busy machine counts for less.
import { setTimeout as pause } from 'node:timers/promises'
import type { openPhone, TraceEvent } from './phone.ts'

export type Phone = Awaited<ReturnType<typeof openPhone>>

export const longTask = 50
/** What the app does by and by belongs to what set it off. */
export const rest = 2500

/** The tasks of the page's main thread in milliseconds, the longest first. */
function tasksIn(events: TraceEvent[]): number[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
  const tasks = threads.map((thread) =>
    thread.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map(({ tdur = 0 }) => tdur / 1000),
  )
  const busy = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  const page = tasks.sort((one, other) => busy(other) - busy(one))[0] ?? []
  return page.sort((one, other) => other - one)
}

export async function measure(phone: Phone, what: string, doIt: () => Promise<unknown>) {
  const tasks = tasksIn(
    await phone.trace(async () => {
      await doIt()
      await pause(rest)
    }),
  )
  const long = tasks.filter((task) => task > longTask)
  const total = tasks.reduce((sum, task) => sum + task, 0)
  const figure = (value: number) => value.toFixed(0).padStart(7)
  console.log(
    `${what.padEnd(28)}${figure(long.length)}${figure(tasks[0] ?? 0)}${figure(total)}   ${long.slice(0, 8).map(Math.round).join(' ')}`,
  )
}

/** Above what {@link measure} prints. */
export const tableHead = `${'ms at a time'.padEnd(28)} > ${longTask} longest  total`

export async function signIn(phone: Phone, origin: string) {
  await phone.open(`${origin}/ONEapp/?property=1&theme=1`)
  await phone.until(`location.href.startsWith('${origin}') && document.querySelector('form')`)
  await phone.ask(`localStorage.setItem('login-room', '101'); localStorage.setItem('login-name', 'Berger')`)
  await phone.open(`${origin}/ONEapp/?property=1&theme=1`)
  await phone.until(`document.querySelector('h1')?.textContent.startsWith('Good ')`)
  await pause(rest)
}
