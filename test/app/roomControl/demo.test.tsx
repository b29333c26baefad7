import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDemo } from '../demo/openDemo.ts'
import { give } from '../give.ts'
import { openSignedIn, place } from '../harness.tsx'
import { card, openRoom, tile, wideWindow } from './openRoom.ts'

it('ROUTE-10, BNAV-06, BNAV-08, DEMO-13 the demo has a room of every kind, and nothing changes at the hotel', async () => {
  give(window, 'innerWidth', 1400)
  const app = await openDemo('/demo/room-control')
  await screen.findByRole('heading', { level: 1, name: 'Room control (demo)' })
  const bar = await screen.findByRole('navigation', { name: 'Main' })
  within(bar).getByRole('link', { name: 'Room control (demo)' })
  await within(bar).findByRole('link', { name: 'Room control' })
  await app.user.click(await tile('Do not disturb'))
  await screen.findByText('Do not disturb is on')
  await app.user.click((await card('Cleaning')).getByRole('button', { name: 'Choose times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cleaning' }))
  await app.user.click(dialog.getByRole('checkbox', { name: 'Monday' }))
  await app.user.click(dialog.getByRole('button', { name: 'From later, Monday' }))
  await app.user.click(dialog.getByRole('button', { name: 'Until later, Monday' }))
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getByRole('tab', { name: 'Living room' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Main light' }), { target: { value: '20' } })
  await app.user.click(screen.getByRole('button', { name: 'Down, Blind' }))
  await app.user.click(screen.getByRole('button', { name: 'Out, Awning' }))
  await app.user.click(screen.getByRole('switch', { name: 'Fan' }))
  await app.user.click(screen.getByRole('radio', { name: '2' }))
  await app.user.click(screen.getByRole('button', { name: 'Warmer, Air conditioning' }))
  expect((await tile('Fan')).getAttribute('aria-checked')).toBe('true')
  for (const [room, control] of [
    ['Bedroom', 'Heating'],
    ['Bathroom', 'Floor heating'],
  ] as const) {
    await app.user.click(screen.getByRole('tab', { name: room }))
    await card(control)
  }
  await app.user.click(screen.getByRole('tab', { name: 'Living room' }))
  within(await card('Main light').then(() => document.body)).getByText('20%')
  const calls = await app.calls()
  const changes = calls.filter((one) => /roomcontrol/.test(one.function) && !/^GET/.test(one.function))
  expect(changes).toEqual([])
  expect(calls.filter((one) => one.function.includes('mail'))).toEqual([])
})

it('MODE-16, ROUTE-10, BNAV-06 outside the demo its address goes home, and the bar has no item for it', async () => {
  await openSignedIn({ path: '/demo/room-control?property=1&theme=1' })
  await waitFor(() => expect(place()).not.toBe('/demo/room-control'))
  expect(screen.queryByRole('link', { name: 'Room control (demo)' })).toBeNull()
})

it('BNAV-06, BNAV-08 a demo with a real room shows both', async () => {
  wideWindow()
  await openRoom({ query: 'mode=demo-use-pms' })
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  await waitFor(() =>
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Room control (demo)', 'Room control']),
    ),
  )
})

it('TOUR-01, TOUR-03 a guided tour explains the room', async () => {
  const app = await openRoom()
  await app.openArea('Living room')
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  const first = within(await screen.findByRole('dialog', { name: 'Room by room' }))
  first.getByText('1 of 4')
  await app.user.click(first.getByRole('button', { name: 'Next' }))
  await screen.findByRole('dialog', { name: 'Light' })
})
