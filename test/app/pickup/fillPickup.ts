import { screen, within } from '@testing-library/react'
import type { openApp } from '../harness.tsx'

type App = Pick<Awaited<ReturnType<typeof openApp>>, 'user'>

export const field = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })
/** The texts of what can be chosen, without that of nothing. */
export const optionsOf = async (name: string) =>
  within(await field(name))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map((option) => option.textContent?.replaceAll('\u00a0', ' ') ?? '')
/** The text of what is chosen. */
export const chosenIn = async (name: string) =>
  (await field(name)).selectedOptions[0]?.textContent?.replaceAll('\u00a0', ' ')

export async function choose({ user }: App, name: string, text: string) {
  const select = await field(name)
  const option = within(select)
    .getAllByRole('option')
    .find((one) => one.textContent?.replaceAll('\u00a0', ' ') === text)
  if (!option) throw new Error(`${name} has no ${text}`)
  await user.selectOptions(select, option)
}

/** Fills in a request for tomorrow between 8:00 and 8:30, from the hotel to the airport. */
export async function fillPickup(app: App) {
  await choose(app, 'From', 'Hotel entrance')
  await choose(app, 'Date', 'Tomorrow')
  await choose(app, 'Earliest time', '8:00 AM')
  await choose(app, 'Latest time', '8:30 AM')
  await choose(app, 'To', 'Airport, Terminal 3')
}
