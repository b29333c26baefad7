/** A group of choices that misses one says so by itself, not only by the text beside it. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSignedInAt } from '../harness.tsx'
import { choose, goOn } from '../pickup/fillPickup.ts'
import { heading, openShop } from '../shop/openShop.ts'

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const stateOf = (name: string) => {
  const group = screen.getByRole('radiogroup', { name: new RegExp(`^${name}`) })
  return [group.getAttribute('aria-invalid'), describedBy(group)]
}
const fine = [null, undefined]

it('PICK-02 rows and pills of which one is missing are invalid, described by why, until one is chosen', async () => {
  const app = await openSignedInAt('/pickup')
  await screen.findByRole('radiogroup', { name: 'From' })
  expect(stateOf('From$')).toEqual(fine)
  expect(stateOf('Date')).toEqual(fine)
  await goOn(app)
  await waitFor(() => expect(stateOf('From$')).toEqual(['true', 'Please select a pickup location']))
  expect(stateOf('Date')).toEqual(['true', 'Please select a date'])
  await choose(app, 'From$', 'Hotel entrance')
  expect(stateOf('From$')).toEqual(fine)
  expect(stateOf('Date')).toEqual(['true', 'Please select a date'])
})

it('SHOP-25 a choice that a dish requires is required, and invalid once the guest has passed it', async () => {
  const { user } = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  const how = screen.getByRole('radiogroup', { name: /^How done\?/ })
  expect(how.getAttribute('aria-required')).toBe('true')
  expect(stateOf('How done')).toEqual(fine)
  await user.click(screen.getByRole('checkbox', { name: /^Bacon/ }))
  expect(stateOf('How done')).toEqual(['true', 'Please select at least one option'])
  await user.click(screen.getByRole('radio', { name: 'Medium' }))
  expect(stateOf('How done')).toEqual(fine)
})
