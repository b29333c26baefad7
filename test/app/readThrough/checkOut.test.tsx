import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openHotel, openSignedIn } from '../harness.tsx'
import { leaveCart } from '../shop/openShop.ts'
import { askToCheckOut, openGuestMenu } from '../stay/menu.ts'
import { listen, read, readFocus } from './reader.ts'

it('OUT-01, OUT-06, OUT-07 a check-out says by ear what it ends, and what would be left behind', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { late_checkout: '11:00-14:00' } })
  leaveCart()
  const app = await openSignedIn({ hotel })
  const menu = await openGuestMenu(app)
  await menu.findByText('Light or dark')
  expect(read(screen.getByRole('menu'))).toEqual([
    'menu Guest menu',
    'Anna Berger',
    'Room 101',
    'menuitem Language',
    'menuitem Call reception',
    'menuitem Check out',
    'menuitem Log out',
    'menuitem Light or dark, collapsed',
    'menuitem On this device',
    'menuitem Terms and conditions',
    'menuitem Privacy',
    'menuitem Accessibility',
  ])
  await menu.choose('Check out')
  const dialog = await screen.findByRole('dialog', { name: 'Check out?' })
  await screen.findByText('Still in your cart, not ordered:')
  expect(read(dialog)).toEqual([
    'dialog Check out?',
    'heading 2 Check out?',
    'You’ll continue on the hotel’s check-out page. You will be signed out here, and nothing of your stay will remain on this device.',
    'Late check-out until 2:00 PM',
    'Still in your cart, not ordered:',
    '1 × Mineral water',
    'button See your bill',
    'button Cancel',
    'button Check out',
    'button Close',
  ])
})

it('OUT-04, DLG-07 the rating at the end of a demo’s stay is given by keys, and thanked for by ear', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=1&mode=demo&name=Nora&room=305' })
  const question = await askToCheckOut(app)
  await app.user.click(question.getByRole('button', { name: 'Check out' }))
  const rating = await screen.findByRole('radiogroup', { name: 'Your rating' })
  const stars = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map(
    (count) => `radio ${count} of 5 stars, not checked`,
  )
  expect(read(screen.getByRole('dialog'))).toEqual([
    'dialog You are checked out',
    'heading 2 You are checked out',
    'Thank you for staying with us. How did you like it?',
    'radiogroup Your rating',
    ...stars,
    'radio No rating yet, checked',
    'button Done',
    'button Close',
  ])
  const said = listen()
  const isInRating = () => rating.contains(document.activeElement)
  for (let presses = 0; presses < 4 && !isInRating(); presses += 1) await app.user.tab()
  expect(readFocus()).toBe('radio No rating yet, checked')
  await app.user.keyboard('{ArrowLeft}')
  expect(readFocus()).toBe('radio 5 of 5 stars, checked')
  await waitFor(() => expect(said()).toEqual(['Thank you for your rating!']))
})
