/** A group of choices that misses one says so by itself, not only by the text beside it. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, openShop } from '../shop/openShop.ts'

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const stateOf = (name: string) => {
  const group = screen.getByRole('radiogroup', { name: new RegExp(`^${name}`) })
  return [group.getAttribute('aria-invalid'), describedBy(group)]
}
const fine = [null, undefined]

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
