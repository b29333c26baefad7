import { expect, it } from 'vitest'
import { clearPage } from '../clearPage.ts'
import { loadAllCode } from './randomCode.ts'
import { openRun } from './randomRun.ts'
import { modeOf } from './randomWorld.ts'

/** Number of steps in all, and the seed of the first run; each of the next runs has the next seed. */
const { RANDOM_STEPS = '300', RANDOM_SEED = '1' } = process.env
/** Steps of one run, which has its own hotel. */
const runSteps = 60
const runLimitMs = 120_000
/** A long run tells its figures so often. */
const seedsBetweenFigures = 10

/** Takes one run, and says what it found and which steps led there. */
async function reportOf(seed: number, steps: number) {
  const { take, log, findings, carried, close } = await openRun(seed)
  try {
    await take(steps)
  } finally {
    close()
    await clearPage()
  }
  const found = findings.map(({ lapse, text }) => `${lapse}: ${text}`)
  const text = [
    `seed ${seed}, ${log.length} steps on a ${modeOf(seed) || 'phone'}`,
    ...found,
    ...log,
    ...carried(),
  ].join('\n  ')
  return { steps: log.length, findings, text }
}

it('SENT-01, SENT-02, SENT-03, SENT-07, TRUST-05 nothing that guests send is lost, doubled or lied about, whatever happens on phone, television and kiosk', {
  timeout: runLimitMs * Math.ceil(Number(RANDOM_STEPS) / runSteps),
}, async () => {
  const counts = { lost: 0, doubled: 0, lied: 0 }
  const reports: string[] = []
  await loadAllCode()
  let steps = 0
  const tell = () => console.info(`${steps} random steps from seed ${RANDOM_SEED}: ${JSON.stringify(counts)}`)
  for (let seed = Number(RANDOM_SEED); steps < Number(RANDOM_STEPS); seed += 1) {
    const report = await reportOf(seed, Math.min(runSteps, Number(RANDOM_STEPS) - steps))
    steps += report.steps
    for (const { lapse } of report.findings) counts[lapse] += 1
    if (report.findings.length > 0) reports.push(report.text)
    // A long run that is stopped says what it knows.
    if (report.findings.length > 0) console.info(report.text)
    if (seed % seedsBetweenFigures === 0) tell()
  }
  tell()
  expect(reports, reports.join('\n\n')).toEqual([])
})
