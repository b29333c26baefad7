// The lists of a form on a television, where the arrow keys belong to the remote control.
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSignedInAt } from '../harness.tsx'
import { field } from './fillPickup.ts'

it('PICK-01 on a television an arrow of the browser itself changes no list, and left and right do after OK', async () => {
  await openSignedInAt('/pickup?mode=tv')
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  const from = await field('From')
  const [first = '', second = '', third = ''] = [...from.options].map(({ value }) => value)
  from.focus()
  // What a browser does with an arrow key that nobody has taken: the key, then a change to the next option.
  const arrow = (key: string) => {
    fireEvent.keyDown(from, { key })
    fireEvent.keyUp(from, { key })
  }
  const changeByBrowser = () => fireEvent.change(from, { target: { value: second } })
  arrow('ArrowRight')
  changeByBrowser()
  expect(from.value).toBe(first)
  from.focus()
  arrow('Enter')
  arrow('ArrowRight')
  expect(from.value).toBe(second)
  arrow('ArrowRight')
  expect(from.value).toBe(third)
  arrow('ArrowLeft')
  arrow('ArrowLeft')
  expect(from.value).toBe(first)
  // OK lets the list go: what is chosen stays.
  arrow('Enter')
  arrow('ArrowRight')
  from.focus()
  changeByBrowser()
  expect(from.value).toBe(first)
})
