import { screen, within } from '@testing-library/react'
import type { openApp } from '../harness.tsx'

type App = Pick<Awaited<ReturnType<typeof openApp>>, 'user'>

/** Opens the guest menu and returns its items. */
export async function openGuestMenu({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  const menu = within(await screen.findByRole('menu'))
  return {
    ...menu,
    items: () => menu.getAllByRole('menuitem').map((item) => item.textContent),
    choose: (name: string) => user.click(menu.getByRole('menuitem', { name })),
  }
}

/** Opens the dialog of the check-out from the guest menu. */
export async function askToCheckOut(app: App) {
  const menu = await openGuestMenu(app)
  await menu.choose('Check out')
  return within(await screen.findByRole('dialog', { name: 'Check out?' }))
}
