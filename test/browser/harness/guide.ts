// The commands of the guide to deployment, as a hotelier gives them.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { run } from './webServer.ts'

const guidePath = '.github/DEPLOYMENT.md'

/** The blocks of commands below a text of the guide, up to the next part of it. */
export function commandsBelow(text: string): string {
  const guide = readFileSync(guidePath, 'utf8')
  expect(guide.split(`\n${text}`)).toHaveLength(2)
  const part = guide.split(`\n${text}`)[1]?.split(/\n(?:\*\*|## )/)[0] ?? ''
  const blocks = [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(0)
  return blocks.join('')
}

/** Runs commands in a shell. @param changes what the hotelier writes in place of the guide's examples, each of which is there */
export function runAsHotelier(
  commands: string,
  changes: Record<string, string>,
  environment: Record<string, string> = {},
) {
  let script = commands
  for (const [from, to] of Object.entries(changes)) {
    expect(script).toContain(from)
    script = script.replaceAll(from === 'build' ? /\bbuild(?=\/)/g : from, () => to)
  }
  return run('sh', ['-euc', script], { env: { ...process.env, ...environment } })
}
