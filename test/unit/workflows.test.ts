import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const workflows = globSync('.github/workflows/*.yml').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

it('each action is pinned by its commit, and says which version that is', () => {
  const used = workflows.flatMap(({ text }) =>
    [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action),
  )
  expect(used.length).toBeGreaterThan(4)
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

it('each job ends by itself, and may not write unless it releases', () => {
  for (const { path, text } of workflows) {
    expect([path, text.match(/timeout-minutes: \d+\n {4}\S/g)?.length]).toEqual([
      path,
      text.match(/runs-on:/g)?.length,
    ])
    expect([path, text.includes('contents: write')]).toEqual([path, path.endsWith('release.yml')])
  }
})

it('the lanes together run every check of `npm test`', () => {
  const { stderr, status } = spawnSync(process.execPath, ['test/tools/test.ts', '--stage=none'], {
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  const [, names = ''] = /^There is no check "none": (.*), changes\.\n/.exec(stderr) ?? []
  const ci = workflows.find(({ path }) => path.endsWith('ci.yml'))?.text ?? ''
  const lanes = [...ci.matchAll(/stages: "([^"]*)"/g)].flatMap(([, stages = '']) => stages.split(','))
  expect(lanes.sort()).toEqual(names.split(', ').sort())
})

it('the changelog has a section for the version of package.json, or for the next', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(readFileSync('.github/CHANGELOG.md', 'utf8')).toMatch(
    new RegExp(`\n## ${version} \\(\\d{4}-\\d{2}-\\d{2}\\)\n`),
  )
})
