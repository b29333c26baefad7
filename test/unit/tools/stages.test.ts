import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { changedFiles } from '../../tools/changedFiles.ts'
import { selectStages } from '../../tools/stages.ts'

const everything = [
  { name: 'app' },
  { name: 'build' },
  { name: 'types' },
  { name: 'programs' },
  { name: 'browser', after: ['build', 'programs'] },
]
const names = (selection?: string) =>
  selectStages(everything, [{ name: 'changes' }], selection).map(({ name }) => name)

it('runs everything, or the chosen checks with what they need', () => {
  expect(names()).toEqual(['app', 'build', 'types', 'programs', 'browser'])
  expect(names('types')).toEqual(['types'])
  expect(names('browser, types')).toEqual(['build', 'types', 'programs', 'browser'])
  expect(names('changes')).toEqual(['changes'])
  expect(() => names('units')).toThrow(
    'There is no check "units": app, build, types, programs, browser, changes.',
  )
})

it('finds what differs from the main branch: committed, changed and new, but not deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellhop-git-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...words], { cwd: folder })
  git('init', '-q', '-b', 'main')
  for (const name of ['kept.ts', 'changed.ts', 'committed.ts', 'deleted.ts']) write(name, 'one')
  write('.gitignore', 'ignored.ts')
  git('add', '.')
  git('commit', '-qm', 'begin')
  git('switch', '-qc', 'work')
  write('committed.ts', 'two')
  git('commit', '-qam', 'go on')
  write('changed.ts', 'two')
  rmSync(join(folder, 'deleted.ts'))
  for (const name of ['new.ts', 'ignored.ts']) write(name, 'one')
  expect((await changedFiles(folder)).sort()).toEqual(['changed.ts', 'committed.ts', 'new.ts'])
  expect(await changedFiles(tmpdir())).toEqual([])
})
