/** A session may end by a reset or by an ended stay: what a slice forgets with one of them, it forgets with the other. */
import { expect, it } from 'vitest'
import * as definitions from '../../../src/app/guestDomains.ts'
import type { DomainState } from '../../../src/core/domains/domain.types.ts'
import { checkinLost, sessionReset } from '../../../src/domains/session/slice.ts'

async function statesOf(): Promise<DomainState[]> {
  const states: DomainState[] = []
  for (const { state, lazyState } of Object.values(definitions)) {
    if (state) states.push(state)
    if (lazyState) states.push(await lazyState.load())
  }
  return states
}

it('SENT-07 no slice that is reset with the session survives the end of the stay', async () => {
  const slices = (await statesOf()).flatMap((state) => state.slices)
  const survivors: string[] = []
  let resets = 0
  for (const { reducerPath, reducer } of slices) {
    const initial = reducer(undefined, { type: 'begin' })
    if (typeof initial !== 'object' || initial === null) continue
    const used = { ...initial, isUsed: true }
    if ('isUsed' in reducer(used, sessionReset())) continue
    resets += 1
    if ('isUsed' in reducer(used, checkinLost())) survivors.push(reducerPath)
  }
  expect(resets).toBeGreaterThan(10)
  expect(survivors).toEqual([])
})
