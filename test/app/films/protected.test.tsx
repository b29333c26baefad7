import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openHotel, place, signIn } from '../harness.tsx'
import { calls, heading, openFilms } from './openFilms.ts'

const prompt = () => screen.findByRole('heading', { level: 1, name: 'Protected film' })

it('VOD-06, VOD-25, VOD-26, VOD-27, CONF-10, CONST-43 asks for the room number, and lets the guest try again', async () => {
  const app = await openFilms('/vod/browse?search=night+nurse')
  await app.user.click(await screen.findByRole('link', { name: /^Protected.*Night Nurse/ }))
  await prompt()
  expect(place()).toBe('/vod/movies/protectedConfirmation/194')
  const field = await screen.findByLabelText<HTMLInputElement>('Room')
  // An empty number is not a wrong number.
  await app.user.type(field, ' {Enter}')
  await screen.findByText('Please enter your room number')
  expect(screen.queryByText(/^Wrong/)).toBeNull()
  expect(document.activeElement).toBe(field)
  await app.user.type(field, '102{Enter}')
  await screen.findByText('Wrong room number, please try again')
  expect(field.value).toBe('')
  await app.user.type(field, '101{Enter}')
  await heading('Night Nurse')
  expect(place()).toBe('/vod/movies/194')
  // Back does not return to the prompt.
  app.services.history.back()
  await waitFor(() => expect(place()).toBe('/vod/browse'))
  // The prompt appears once per film and page load.
  await app.user.click(await screen.findByRole('link', { name: /Night Nurse/ }))
  await heading('Night Nurse')
})

it('VOD-25 asks whoever comes by an address of their own, and shows nothing of the film before', async () => {
  await openFilms('/vod/movies/194')
  await prompt()
  expect(screen.queryByRole('button', { name: 'Trailer' })).toBeNull()
  await waitFor(() => expect(place()).toBe('/vod/movies/protectedConfirmation/194'))
})

it('VOD-08, VOD-25 the hotel is asked once for a protected film, and again when it is opened another time', async () => {
  const app = await openFilms('/vod/movies/194')
  const asked = async () => (await calls(app, 'getMovies')).filter(({ data }) => data.movie_id === 194).length
  await app.user.type(await screen.findByLabelText('Room'), '101{Enter}')
  await heading('Night Nurse')
  expect(await asked()).toBe(1)
  app.services.history.go('/vod/packages')
  await screen.findByRole('link', { name: /^Weekend pass/ })
  app.services.history.go('/vod/movies/194')
  await heading('Night Nurse')
  await waitFor(async () => expect(await asked()).toBe(2))
})

it('VOD-25 what one guest has opened is protected again for the next one', async () => {
  const app = await openFilms('/vod/movies/194')
  await prompt()
  await app.user.type(await screen.findByLabelText('Room'), '101{Enter}')
  await heading('Night Nurse')
  await app.desk.tell('checkout', { room: '101' })
  act(() => app.services.history.go('/language'))
  await signIn(app, '106', 'Schmidt')
  // The next guest has another language, and home may still be loading.
  await screen.findByRole('heading', { level: 1, name: /^(Good|Guten) / })
  act(() => app.services.history.go('/vod/movies/194'))
  await screen.findByRole('heading', { level: 1, name: /^(Protected film|Geschützter Film)$/ })
})

it('VOD-25, VOD-27, SERR-09 asks for the password where the hotel has one and wants it', async () => {
  const hotel = await openHotel()
  hotel.desk.property({
    id: '1',
    systemValues: { parental_control_type: 'password', parental_control_password: 'lullaby' },
  })
  const app = await openFilms('/vod/movies/194', { hotel })
  await prompt()
  const field = await screen.findByLabelText('Password')
  await app.user.type(field, '{Enter}')
  await screen.findByText('Please enter your password')
  await app.user.type(field, '101{Enter}')
  await screen.findByText('Wrong password, please try again')
  await app.user.type(field, 'lullaby{Enter}')
  await heading('Night Nurse')
})

it('VOD-26 asks for the room number where a password is wanted and there is none', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { parental_control_type: 'password' } })
  await openFilms('/vod/movies/194', { hotel })
  await prompt()
  await screen.findByLabelText('Room')
})
