// Plants one fault after the other in the app (`test/app/sending/randomFaults.ts`), and expects the random run to find
// each in a run with the step that it belongs to. `npm run random:faults -- 3-5` takes some of them, counted from 1.
import { faults } from '../app/sending/randomFaults.ts'
import { run } from './run.ts'

/** The seeds of a search are those of `npm test`, with 60 steps each. */
const lastSeed = 34
const seedSteps = 60
const lapsesOfSending: readonly string[] = ['lost', 'doubled', 'lied', 'broken']

const [first = '1', last = first === '1' ? String(faults.length) : first] = (process.argv[2] ?? '')
  .split('-')
  .filter(Boolean)
let missed = 0
for (const [at, { name, steps, lapses = lapsesOfSending }] of faults.entries()) {
  if (at + 1 < Number(first) || at + 1 > Number(last)) continue
  let seed = 1
  let failed = ''
  const left = new Set<string>(steps)
  while (left.size > 0 && seed <= lastSeed) {
    const { output } = await run(['vitest', 'run', '--project', 'random', '--maxWorkers=1', '--bail=1'], {
      environment: {
        RANDOM_FAULT: name,
        RANDOM_SEED: String(seed),
        RANDOM_STEPS: String((lastSeed - seed + 1) * seedSteps),
      },
    })
    const report = /AssertionError: (seed (\d+): .*)\n([\s\S]*?)\n\n/.exec(output)
    if (!report) {
      if (!/Tests {2}\d+ passed \(/.test(output)) failed = output.trim().split('\n').slice(-20).join('\n')
      break
    }
    const [, title = '', of, log = ''] = report
    const isShown = lapses.some((lapse) => log.includes(`  ${lapse}: `))
    for (const step of isShown ? left : [])
      if (log.includes(`: ${step}`)) {
        left.delete(step)
        console.log(`${at + 1} ${step}: ${name}: ${title.split(', after ')[0]}`)
      }
    seed = Number(of) + 1
  }
  if (left.size === 0) continue
  missed += left.size
  console.log(`${at + 1} NOT FOUND by ${[...left].join(', ')}: ${name} ${failed}`)
}
process.exitCode = missed > 0 ? 1 : 0
