// Plants one fault after the other in the app (`test/app/sending/randomFaults.ts`), and expects the random run to find
// each in a run with the step that it belongs to. `npm run random:faults -- 3-5` takes some of them, counted from 1.
import { faults } from '../app/sending/randomFaults.ts'
import { run } from './run.ts'

/** Steps of a search; each seed has 60. */
const steps = 1500
const maxSearches = 3

const [first = '1', last = first === '1' ? String(faults.length) : first] = (process.argv[2] ?? '')
  .split('-')
  .filter(Boolean)
let missed = 0
for (const [at, { name, steps: shownBy }] of faults.entries()) {
  if (at + 1 < Number(first) || at + 1 > Number(last)) continue
  let seed = 1
  let found = ''
  const left = new Set<string>(shownBy)
  for (let search = 0; search < maxSearches && left.size > 0; search += 1) {
    const { output } = await run(['vitest', 'run', '--project', 'random', '--maxWorkers=1', '--bail=1'], {
      environment: { RANDOM_FAULT: name, RANDOM_SEED: String(seed), RANDOM_STEPS: String(steps) },
    })
    const report = /AssertionError: (seed (\d+): .*)\n([\s\S]*?)\n\n/.exec(output)
    if (!report) {
      found ||= output.trim().split('\n').slice(-4).join(' | ')
      break
    }
    const [, title = '', of, log = ''] = report
    for (const step of left)
      if (log.includes(`: ${step}`)) {
        left.delete(step)
        console.log(`${at + 1} ${step}: ${name}: ${title.split(', after ')[0]}`)
      }
    seed = Number(of) + 1
  }
  if (left.size === 0) continue
  missed += left.size
  console.log(`${at + 1} NOT FOUND by ${[...left].join(', ')}: ${name} ${found}`)
}
process.exitCode = missed > 0 ? 1 : 0
