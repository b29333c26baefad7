import { beforeAll, expect, it } from 'vitest'
import { clearPage } from '../clearPage.ts'
import { loadAllCode } from './randomCode.ts'
import { openRun } from './randomRun.ts'
import { modeOf } from './randomWorld.ts'

/** Number of steps in all, and the seed of the first run; each of the next runs has the next seed. */
const { RANDOM_STEPS = '2000', RANDOM_SEED = '1' } = process.env
/** Steps of one run, which has its own hotel. */
const runSteps = 60

/** Seed and number of steps of each run. Each is a test, so that one that fails is named. */
const runs = Array.from({ length: Math.ceil(Number(RANDOM_STEPS) / runSteps) }, (_, at) => ({
  seed: Number(RANDOM_SEED) + at,
  steps: Math.min(runSteps, Number(RANDOM_STEPS) - at * runSteps),
}))

/** Takes one run, and says what it found and which steps led there; empty if it found nothing. */
async function reportOf(seed: number, steps: number): Promise<string> {
  const { take, log, findings, carried, close } = await openRun(seed)
  try {
    await take(steps)
  } finally {
    close()
    await clearPage()
  }
  if (findings.length === 0) return ''
  const found = findings.map(({ lapse, text }) => `${lapse}: ${text}`)
  const device = modeOf(seed) || 'phone'
  return [
    `seed ${seed}: ${found[0]}, after ${log.length} steps on a ${device}`,
    ...found,
    ...log,
    ...carried(),
  ].join('\n  ')
}

beforeAll(loadAllCode)

it.each(runs)(
  'SENT-01, SENT-02, SENT-03, SENT-07, TRUST-05, TRUST-06 nothing that guests send is lost, doubled or lied about, whatever happens on phone, television and kiosk: seed $seed, $steps steps',
  async ({ seed, steps }) => {
    const report = await reportOf(seed, steps)
    expect(report, report).toBe('')
  },
)
