import { screen, within } from '@testing-library/react'
import type { openApp } from '../harness.tsx'

type App = Pick<Awaited<ReturnType<typeof openApp>>, 'user'>

export const choose = async ({ user }: App, group: string, name: string | RegExp) =>
  user.click(
    within(await screen.findByRole('group', { name: new RegExp(`^${group}`) })).getByRole('radio', { name }),
  )
export const goOn = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Continue' }))
export const stepIs = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Fills in a request for tomorrow between 8:00 and 8:30, from the hotel to the airport. */
export async function fillPickup(app: App) {
  await choose(app, 'From$', 'Hotel entrance')
  await choose(app, 'Date', 'Tomorrow')
  await choose(app, 'From \\(time\\)', /^8:00\sAM/)
  await choose(app, 'Until', /^8:30\sAM/)
  await goOn(app)
  await stepIs('Destination')
  await choose(app, 'To', 'Airport, Terminal 3')
  await goOn(app)
  await stepIs('Your request')
}
