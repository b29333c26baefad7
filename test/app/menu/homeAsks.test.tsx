import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskOf, openHotel, openSignedIn } from '../harness.tsx'

const roomControl = 'GET /api/public/v2/property/1/oneapp/roomcontrol'

it('RULE-03 home asks once for what it shows, and each shop once for its hours', async () => {
  const hotel = await openHotel()
  const desk = deskOf(hotel)
  await desk.tell('shop', { id: 1, isOpen: false })
  await desk.tell('shop', { id: 2, opening_time: '00:00:00', closing_time: '00:00:00' })
  const app = await openSignedIn({ hotel })
  const asked = async () => (await app.desk.calls({ function: 'getRetailInfo' })).map(({ data }) => data.id)
  await waitFor(async () => expect(await asked()).toContain(3))
  await app.services.hotel.settled()
  const calls = await app.desk.calls({})
  const names = calls.map((call) => `${call.function} ${JSON.stringify(call.data)}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => name.startsWith(roomControl))).toHaveLength(1)
  expect(await asked()).toEqual([1, 2, 3])
})

it('SHOP-12 home asks each shop once that the hotel says nothing of', async () => {
  const hotel = await openHotel()
  const desk = deskOf(hotel)
  await desk.tell('faults', { module: 'SQMOD_RetailSystem', function: 'getRetailInfo', status: 'ERROR' })
  const app = await openSignedIn({ hotel })
  const asked = async () => (await app.desk.calls({ function: 'getRetailInfo' })).map(({ data }) => data.id)
  await waitFor(async () => expect(await asked()).toContain(3))
  await app.services.hotel.settled()
  expect(await asked()).toEqual([1, 2, 3])
})
