/** One run: the steps that its seed draws, in a world of its own. */
import { selectSession } from '../../../src/domains/session/slice.ts'
import { contentOf } from './randomKinds.ts'
import { type Step, stepsOf } from './randomSteps.ts'
import { openWorld, type Page } from './randomWorld.ts'

export async function openRun(seed: number) {
  const run = await openWorld(seed)
  const { chance, pages, model } = run
  const all = stepsOf(run)
  const log: string[] = []

  function draw(page: Page): Step {
    const possible = all.filter(({ isPossible }) => !isPossible || isPossible(page))
    const moments = run.momentsOf(page)
    const weightOf = ({ weight, during = [] }: Step) =>
      during.some((moment) => moments.includes(moment)) ? 6 * weight : weight
    let left = chance.next() * possible.reduce((sum, one) => sum + weightOf(one), 0)
    const drawn = possible.find((one) => {
      left -= weightOf(one)
      return left < 0
    })
    return drawn ?? (all.at(-1) as Step)
  }

  async function step() {
    const page = run.present()
    const { status } = selectSession(page.tab.store.getState())
    const isForm = !run.guestIn(page) && status !== 'fetching'
    if (isForm && chance.isTrue(0.5)) {
      // Mostly the same guest comes back.
      const guest = chance.isTrue(0.8) ? 'anna' : 'jonas'
      log.push(`${page.tab.name}: sign in as ${guest}`)
      await run.signIn(page, guest)
    } else {
      const drawn = draw(page)
      log.push(`${page.tab.name}: ${drawn.name}`)
      const done = await drawn.act(page)
      log[log.length - 1] += done && ` ${done}`
    }
    await run.settle(chance.oneOf([20, 20, 200, 1200, 3500]))
  }

  return {
    log,
    findings: model.findings,
    /** What left the device, and what became of it. */
    carried: () =>
      run.network.carried.map(
        ({ tab, id, fault, payload, isAnswered }) =>
          `${tab.name} sent ${contentOf(payload)} as ${id.slice(-8)}: ${fault ?? (isAnswered ? 'answered' : 'not answered')}`,
      ),
    /** Takes this number of steps and the quiet after them, or as many as it takes until something is found. */
    async take(count: number) {
      try {
        // The quiet counts as a step.
        while (log.length < count - 1 && model.findings.length === 0) await step()
        if (model.findings.length > 0) return
        log.push('all is quiet')
        await run.quiet()
      } catch (error) {
        model.find('broken', String(error))
      }
    },
    close() {
      for (const { tab } of pages.splice(0)) tab.kill()
      run.restoreTimers()
    },
  }
}
