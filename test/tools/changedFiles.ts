// The files that differ from the main branch, committed or not.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './run.ts'

const execute = promisify(execFile)

/** The lines that git prints; none if it fails, as in a copy without a repository or a branch that is not there. */
async function git(cwd: string, ...words: string[]): Promise<string[]> {
  const { stdout } = await execute('git', words, { cwd }).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter(Boolean)
}

export async function changedFiles(folder = root): Promise<string[]> {
  const [remote] = await git(folder, 'merge-base', 'HEAD', 'origin/main')
  const [local] = await git(folder, 'merge-base', 'HEAD', 'main')
  const base = remote ?? local ?? 'HEAD'
  const changed = await git(folder, 'diff', '--name-only', '--diff-filter=d', '--relative', base)
  const fresh = await git(folder, 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...fresh])]
}
