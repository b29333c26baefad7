// Runs a program to its end, captures its output, and leaves no child process behind.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** A program that has not ended by then hangs, however slow the machine is. */
const limitMinutes = 60

const running = new Set<number>()

function kill(group: number) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // The process has already ended.
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

interface RunOptions {
  environment?: Record<string, string>
  /** Prints the output as it comes, instead of returning it. */
  isLive?: boolean
}

/** Runs a tool of node_modules/.bin with the current Node. A tool that hangs is killed and ends with code 1. */
export function run(
  [tool = '', ...words]: string[],
  { environment = {}, isLive = false }: RunOptions = {},
): Promise<Ended> {
  const bin = join(root, 'node_modules/.bin')
  return new Promise((resolve) => {
    const child = spawn(tool, words, {
      cwd: root,
      // A process group of its own, so that browsers started by a test are killed with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
        CI: 'true',
        ...environment,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', COLORS: 'false' }),
      },
    })
    const { pid } = child
    if (pid) running.add(pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        if (isLive) process.stdout.write(chunk)
        else output += chunk
      })
    const timer = setTimeout(() => {
      output += `\nStopped: it had not ended after ${limitMinutes} minutes.`
      if (pid) kill(pid)
    }, limitMinutes * 60_000)
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
