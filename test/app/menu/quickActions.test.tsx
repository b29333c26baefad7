import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSignedIn, place } from '../harness.tsx'
import { openRoom, tile } from '../roomControl/openRoom.ts'

const row = async () => within(await screen.findByRole('list', { name: 'What you need most' }))

it('FIND-03 home has the key, wake-up, lights off, the network, reception and the bill, which its tiles do not repeat', async () => {
  await openSignedIn()
  const actions = await row()
  await actions.findByRole('button', { name: 'Lights off' })
  const names = actions.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['Key', 'Wake-up', 'Lights off', 'Wi-Fi', 'Call reception', 'Bill'])
  await screen.findByRole('link', { name: /^Room service/ })
  expect(screen.getAllByRole('link', { name: /^Bill/ })).toHaveLength(1)
})

it.each([
  ['Key', 'Mobile key'],
  ['Wake-up', 'Wake-up'],
  ['Wi-Fi', 'Wi-Fi'],
  ['Bill', 'Your bill'],
])('FIND-03 one tap on %s opens it', async (name, title) => {
  const app = await openSignedIn()
  await app.user.click(await (await row()).findByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name: title })
})

it('FIND-03 one tap calls reception', async () => {
  const app = await openSignedIn()
  await app.user.click(await (await row()).findByRole('button', { name: 'Call reception' }))
  await screen.findByRole('heading', { level: 1, name: 'Quick calls' })
  expect(place()).toBe('/demo/voip')
})

it('FIND-03, WAKE-15 a room without controls and television has no light to switch off, and nothing that wakes', async () => {
  await openSignedIn({ room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  const actions = await row()
  await actions.findByRole('button', { name: 'Call reception' })
  const names = () => actions.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['Key', 'Wi-Fi', 'Call reception', 'Bill']))
  const main = within(screen.getByRole('main'))
  await main.findByRole('link', { name: /^Flights/ })
  expect(main.queryByText('Wake-up')).toBeNull()
})

it('FIND-03 one tap switches all lights off, and Undo switches those on again that were on', async () => {
  const app = await openRoom()
  await app.openArea('Living room')
  await app.user.click(await tile('Floor lamp'))
  await waitFor(() => expect(app.stored('livingroom')['light.floor']).toBe(false))
  const before = app.stored('livingroom')['light.main']
  expect(before).toBeGreaterThan(0)
  app.services.history.go('/')
  await app.user.click(await (await row()).findByRole('button', { name: 'Lights off' }))
  await waitFor(() => expect(app.stored('livingroom')['light.main']).toBe(0))
  await screen.findByText('The lights are off')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(app.stored('livingroom')['light.main']).toBe(before))
  expect(app.stored('livingroom')['light.floor']).toBe(false)
})
