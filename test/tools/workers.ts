// How many tests run at once on this machine.
import { availableParallelism, totalmem } from 'node:os'

/** What a worker of the app tests, or one of the browser tests with its Chromium, takes at most, and then some. */
const gigabytesPerWorker = 1.5

export interface Machine {
  cores: number
  /** Of memory, as it was built in. */
  gigabytes: number
}

export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  gigabytes: totalmem() / 1024 ** 3,
})

export interface Workers {
  /** Checks that run beside each other. */
  lanes: number
  app: number
  browser: number
  /** Whether the two long suites run beside each other. */
  areTogether: boolean
}

/**
 * On few cores the two long suites follow each other: tests that wait for a page poll it all the time, and both at once
 * would take longer. A browser test is idle for about half of its time, so there are two for each core.
 */
export function workersFor({ cores, gigabytes }: Machine): Workers {
  const most = Math.max(1, Math.floor(gigabytes / gigabytesPerWorker))
  const areTogether = cores >= 6 && most >= cores
  const share = areTogether ? Math.floor(cores / 2) : cores
  const bound = (workers: number) => Math.max(1, Math.min(workers, areTogether ? Math.floor(most / 2) : most))
  return { lanes: areTogether ? 4 : 2, app: bound(share), browser: bound(2 * share), areTogether }
}
