import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atHome, openApp, openSignedIn } from '../harness.tsx'
import { card } from '../roomControl/openRoom.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function chooseInMenu({ user }: App, ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('navigation', { name: 'Menu' })
  for (const name of names) {
    const item = await within(menu).findByRole('button', { name })
    // A submenu that was open stays so.
    if (item.getAttribute('aria-expanded') !== 'true') await user.click(item)
  }
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
}

/** Waits for the screen and its help button. */
async function expectScreen(title: string) {
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByRole('button', { name: 'Help' })
}

it('PROD-06 a guest finds the services of the hotel from home, and what explains them', async () => {
  const app = await openSignedIn()
  await atHome()
  const { user } = app
  await user.click(await screen.findByRole('link', { name: /^Room control/ }))
  await expectScreen('Room control')
  await card('Cleaning')
  await card('Laundry')
  await user.click(screen.getByRole('link', { name: 'Door camera' }))
  await expectScreen('Door camera')
  await chooseInMenu(app, 'Weather')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  await chooseInMenu(app, 'Your television', 'Remote control')
  await screen.findByRole('heading', { level: 1, name: 'Remote control' })
  await chooseInMenu(app, 'Your television', 'Wake-up')
  await screen.findByRole('heading', { level: 1, name: 'Wake-up' })
  await chooseInMenu(app, 'Room service')
  await expectScreen('Room service')
  await user.click(await screen.findByRole('button', { name: 'At a table? Scan its code to order there' }))
  const reader = within(await screen.findByRole('dialog', { name: 'Scan the code' }))
  await user.click(reader.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Guest menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Check out' }))
  await screen.findByRole('dialog', { name: /check out/i })
})

it('PROD-06 before the arrival the sign-in leads to the check-in', async () => {
  await openApp()
  await screen.findByRole('link', { name: /^Not checked in yet\? Check in online/ })
})
