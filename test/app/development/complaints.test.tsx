/**
 * Checks that the builds of this project log errors at all; otherwise its other tests could not fail because of them.
 */
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const drawing = <svg />

const wrong: [string, () => unknown, RegExp][] = [
  [
    'a list without keys',
    () => render([drawing, drawing]),
    /Each child in a list should have a unique "key" prop/,
  ],
  [
    'an element where it may not stand',
    () =>
      render(
        <p>
          <div />
        </p>,
      ),
    /cannot be a descendant of/,
  ],
  [
    'state that cannot be written down',
    () => {
      const { reducer, actions } = createSlice({
        name: 'given',
        initialState: null as unknown,
        reducers: { arrived: (_, { payload }) => payload },
      })
      configureStore({ reducer }).dispatch(actions.arrived(new Map()))
    },
    /A non-serializable value was detected/,
  ],
]

it.each(wrong)('%s is complained of', (_, make, words) => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  make()
  expect(String(heard.mock.calls[0]?.[0])).toMatch(words)
})
