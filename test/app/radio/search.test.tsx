import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { query } from '../harness.tsx'
import { countries, iceland, openRadio, stationButton, stations } from './openRadio.ts'

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search stations' })

it('finds stations of all countries as the guest writes, without regard to accents', async () => {
  const app = await openRadio({ country: '43' })
  await stations()
  await app.user.type(await field(), 'nordurljos')
  await stationButton('Play Norðurljós Gamla, Iceland')
  await screen.findByText('1 station found')
  expect((await stations()).getAllByRole('listitem')).toHaveLength(1)
  // The station has its country, because the list of countries is hidden.
  ;(await stations()).getByText('Iceland')
  expect(screen.queryByRole('navigation', { name: 'Countries' })).toBeNull()
  await waitFor(() => expect(query().get('find')).toBe('nordurljos'))
})

it('finds stations by their country, in any order of the words, the best first', async () => {
  const app = await openRadio()
  await app.user.type(await field(), 'iceland hekla')
  await stationButton('Play Hekla 404, Iceland')
  await app.user.clear(await field())
  await app.user.type(await field(), 'radio')
  await waitFor(async () => {
    const [first] = (await stations()).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/^R[aá]dio/)
  })
})

it('says that nothing is found, and shows all again', async () => {
  const app = await openRadio({ country: iceland })
  await app.user.type(await field(), 'qqqq')
  await screen.findByText('No station matches “qqqq”. Try another word.')
  await app.user.click(screen.getByRole('button', { name: 'Show all stations' }))
  await stationButton('Play Hekla 404')
  expect((await countries()).getByRole('button', { current: true }).textContent).toBe('Iceland')
  await waitFor(() => expect([...query().keys()]).not.toContain('find'))
})

it('keeps what was written over a reload', async () => {
  await openRadio({ query: 'find=hekla' })
  expect((await field()).value).toBe('hekla')
  await stationButton('Play Hekla 404, Iceland')
})
