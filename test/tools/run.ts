// Runs a program to its end with its output kept, and never leaves one behind.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const patience = 10 * 60_000

const running = new Set<number>()

function kill(group: number) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const group of running) kill(group)
    process.exit(130)
  })

export interface Ended {
  code: number
  output: string
}

/** A tool of node_modules/.bin, in this very Node. Ends with code 1 when it takes more than ten minutes. */
export function run(tool: string, ...words: string[]): Promise<Ended> {
  const bin = join(root, 'node_modules/.bin')
  return new Promise((resolve) => {
    const child = spawn(tool, words, {
      cwd: root,
      // In a group of its own, so that the browsers a test starts end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
        CI: 'true',
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', COLORS: 'false' }),
      },
    })
    const { pid } = child
    if (pid) running.add(pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    const timer = setTimeout(() => {
      output += '\nStopped: it took more than ten minutes.'
      if (pid) kill(pid)
    }, patience)
    const end = (code: number) => {
      clearTimeout(timer)
      if (pid) running.delete(pid)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
