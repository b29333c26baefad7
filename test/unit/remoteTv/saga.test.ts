import { afterEach, expect, it } from 'vitest'
import { createDrafts, createStorage } from '../../../src/browser/storage.ts'
import { noticesSlice } from '../../../src/domains/notices/slice.ts'
import { remoteTvSaga } from '../../../src/domains/remoteTv/saga.ts'
import { remoteTvSlice, tvSelected, tvsWanted } from '../../../src/domains/remoteTv/slice.ts'
import { registered, sessionSlice } from '../../../src/domains/session/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'
import { aDevice } from '../shop/services.ts'

afterEach(endTest)

const guestOf = (room: string) => {
  const guest = { id: `5${room}`, name: 'Anna', last_name: 'Berger', room }
  const checkin = { ...guest, permanent: false, reservation_nr: '', checkout: null, residents: [] }
  const loginData = { room, name: 'Berger', checkin: '', userId: guest.id }
  const result = { content: undefined, skin: null, language: null, checkin: [checkin] }
  return registered({ result, checkin, residents: [], loginData, by: 'app' })
}

/** A page of the guest of a room, with a hotel that lists its televisions when the test lets it. */
function open(room: string, device = aDevice()) {
  const lists: (() => void)[] = []
  const storage = createStorage(device)
  const call = async (
    { function: name }: { function: string },
    { room_id }: { room_id: string | number },
  ) => {
    if (name !== 'getRoomsByRoomnumber') return { kind: 'ok', answer: { powerStatus: 'on' } }
    // Ids are of the room alone, as those of many hotels.
    const answer = [1, 2].map((id) => ({ id, ip: '', name: `${room_id}-${id}`, description: '' }))
    await new Promise<void>((resolve) => lists.push(resolve))
    return { kind: 'ok', answer }
  }
  const app = runOnStore({
    saga: remoteTvSaga,
    slices: [noticesSlice, remoteTvSlice, sessionSlice] as never,
    services: {
      hotel: { call: call as never },
      drafts: createDrafts(storage.session),
      device: { kind: 'phone' as never },
    },
    before: [guestOf(room)],
  })
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))
  return {
    device,
    signIn: (other: string) => app.dispatch(guestOf(other)),
    ask: () => app.dispatch(tvsWanted()),
    select: (name: string) => {
      const tv = app.state(remoteTvSlice).tvs.find((one) => one.name === name)
      if (tv) app.dispatch(tvSelected(tv))
    },
    answer: async (at: number) => {
      lists[at]?.()
      await settle()
    },
    tvs: () => app.state(remoteTvSlice).tvs.map(({ name }) => name),
    selected: () => app.state(remoteTvSlice).selectedTv?.name ?? null,
  }
}

it('TV-02 the televisions of a room that the guest has left, which come late, are not those of the new one', async () => {
  const app = open('101')
  app.ask()
  app.signIn('205')
  app.ask()
  await app.answer(1)
  expect(app.tvs()).toEqual(['205-1', '205-2'])
  await app.answer(0)
  expect(app.tvs()).toEqual(['205-1', '205-2'])
})

it('TV-04 the television that was selected is so after a reload, but not in another room', async () => {
  const first = open('101')
  first.ask()
  await first.answer(0)
  expect(first.selected()).toBeNull()
  first.select('101-2')
  const again = open('101', first.device)
  again.ask()
  await again.answer(0)
  expect(again.selected()).toBe('101-2')
  const moved = open('205', first.device)
  moved.ask()
  await moved.answer(0)
  expect(moved.selected()).toBeNull()
})
