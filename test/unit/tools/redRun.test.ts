// `npm test` with tests that fail or hang, in a folder of their own with a configuration of their own.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../tools/run.ts'

const config = `
import { CountReporter, countVariable } from '${root}test/tools/countReporter.ts'
const reporters = [new CountReporter(process.env[countVariable])]
export default { test: { include: ['*.test.js'], globals: true, testTimeout: 120_000, retry: 1, reporters } }
`

/** Starts `npm test` on files with these contents. */
async function startRun(files: Record<string, string>, ...words: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-run-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries({ 'vitest.config.mjs': config, ...files }))
    await writeFile(join(folder, name), content)
  const child: ChildProcess = spawn(
    process.execPath,
    [join(root, 'test/tools/test.ts'), `--root=${folder}`, ...words],
    { env: { ...process.env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(output)))
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  return { child, ended, output: () => output }
}

const green = "it('is there', () => {})\n"
const red = "it('adds up', () => expect({ sum: 1 + 1 }).toEqual({ sum: 3 }))\n"
/** Fails, and hangs when it is repeated. Vitest reports the failure with the first hook that follows. */
const hanging = `
  afterEach(() => {})
  let times = 0
  it('is seldom quick', () => times++ ? new Promise(() => {}) : expect('slow').toBe('quick'))
`

it('OPS-09 a failure is printed while the tests go on, and a run that is stopped says what it knows', async () => {
  const { child, ended, output } = await startRun({ 'some.test.js': green + red + hanging })
  await expect
    .poll(output)
    .toContain('FAIL  some.test.js > is seldom quick (will be repeated)\nAssertionError: ')
  expect(output()).toContain('FAIL  some.test.js > adds up')
  expect(output()).toMatch(/-\s+"sum": 3,\n\+\s+"sum": 2,/)
  expect(output()).toContain('some.test.js:2:')
  child.kill('SIGTERM')
  const lines = (await ended).trim().split('\n')
  expect(lines.slice(-5)).toEqual([
    'tests      so far  1 FAILED, 1 passed',
    'Stopped before the end of: tests',
    'Failed:',
    expect.stringMatching(/ some\.test\.js > adds up .*some\.test\.js:2/),
    '1 passed, 2 failed',
  ])
})

it('a run that is lost stops after some failures, says so, and has failed', async () => {
  // Slower than vitest's messages about failures. It does not report the last one.
  const late =
    "it('is late', async () => { await new Promise((end) => setTimeout(end, 300)); throw new Error('late') })\n"
  const { child, ended } = await startRun({ 'some.test.js': late.repeat(5) + green }, '--retry=0', '--bail=2')
  const lines = (await ended).trim().split('\n')
  expect(lines).toContain('Stopped after 2 failures (--bail); the rest of these tests was not run.')
  expect(lines.at(-1)).toMatch(/^0 passed, [2-5] failed$/)
  expect(child.exitCode).toBe(1)
})

it('a test that passed only when repeated is named at the end, and one that is broken counts', async () => {
  const flaky = "let times = 0\nit('passes later', () => expect(++times).toBe(2))\n"
  const files = { 'flaky.test.js': flaky, 'broken.test.js': 'throw new Error("no such part")\n' }
  const text = await (await startRun(files)).ended
  expect(text).toContain('FAIL  broken.test.js\nError: no such part')
  expect(text).toMatch(
    /Passed only when repeated, .*:\n flaky\.test\.js > passes later\n {2}expected 1 to be 2.* \(.*flaky\.test\.js:2\)\n1 passed, 1 failed\n$/,
  )
})

it('OPS-10 more than two tests that pass only when repeated fail the run', async () => {
  const flaky =
    "it.each([1, 2, 3])('race %i', (n) => { times[n] = (times[n] ?? 0) + 1; expect(times[n]).toBe(2) })\n"
  const { child, ended } = await startRun({ 'races.test.js': `const times = {}\n${flaky}${green}` })
  const text = await ended
  expect(text).toContain('Passed only when repeated, which is a fault to be mended; so many fail the run:')
  expect(text.trim().split('\n').at(-1)).toBe('1 passed, 3 failed')
  expect(child.exitCode).toBe(1)
})
