import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { errorOf } from './errorOf.ts'

const rows = Array.from({ length: 300 }, (_, at) => `Dish ${at}`)

function Menu() {
  return (
    <main>
      <h1>Room service</h1>
      <div role="alert">The kitchen is closed.</div>
      <button type="button">Cart</button>
      <button type="button">Search</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </main>
  )
}

it.each<[what: string, fail: () => unknown, first: RegExp]>([
  [
    'a role',
    () => screen.getByRole('button', { name: 'Order' }),
    /^Unable to find .* "button" and name "Order"/,
  ],
  ['a text', () => screen.getByText('Goulash'), /^Unable to find an element with the text: Goulash/],
  ['too many', () => screen.getByText(/Dish/), /^Found multiple elements with the text: \/Dish\//],
  [
    'a wait',
    () => screen.findByRole('link', { name: 'Order' }, { timeout: 20 }),
    /^Unable to find .* "Order"/,
  ],
  [
    'a wait for an assertion',
    () => waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(3), { timeout: 20 }),
    /expected .* to have a length of 3/,
  ],
])(
  'a search that fails says in ten lines what it looked for and what is there: %s',
  async (_, fail, first) => {
    render(<Menu />)
    const { message } = await errorOf(fail)
    expect(message).toMatch(first)
    expect(message).toContain('headings: Room service')
    expect(message).toContain('dialogs and alerts: The kitchen is closed.')
    expect(message.split('\n').length).toBeLessThanOrEqual(10)
    expect(message.length).toBeLessThan(2000)
    // Without colours.
    expect(message).not.toContain('\u001b')
  },
)

it('a search by role names the elements that have it', async () => {
  render(<Menu />)
  for (const search of [
    () => screen.getByRole('button', { name: 'Order' }),
    () => screen.findByRole('button', { name: 'Order' }, { timeout: 20 }),
  ])
    expect((await errorOf(search)).message).toContain('button: "Cart", "Search"')
})
