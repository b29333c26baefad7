import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { give } from '../give.ts'
import { openHotel, openSignedIn, openSignedInAt, place } from '../harness.tsx'

// A phone has no room for all items.
beforeEach(() => give(window, 'innerWidth', 390))

it('ROUTE-17, RT-27 a page that is loaded anew at More shows what does not fit, when the hotel has said what there is', async () => {
  const first = await openSignedIn()
  await screen.findByRole('link', { name: /^More/ })
  first.close()
  await openSignedInAt('/more-nav', { hotel: first.hotel })
  await screen.findByRole('heading', { level: 1, name: 'More' })
  await screen.findByRole('link', { name: /^Messages/ })
  expect(place()).toBe('/more-nav')
})

it('ROUTE-17 goes home where everything fits', async () => {
  give(window, 'innerWidth', 1400)
  const hotel = await openHotel()
  await openSignedInAt('/more-nav', { hotel })
  await waitFor(() => expect(place()).not.toBe('/more-nav'))
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
})
