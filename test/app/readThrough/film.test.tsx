import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { films, heading, openFilms } from '../films/openFilms.ts'
import { readStyles } from '../rendering.ts'
import { listen, read, readFocus } from './reader.ts'

// Styles say what is read as one sentence.
beforeEach(readStyles)

const main = () => read(screen.getByRole('main'))
const packages = [
  'region Packages with this film',
  'heading 2 Packages with this film',
  'list Packages with this film',
  'link Weekend pass EUR 19.90 · Valid for 48 hours',
  'link An evening for two EUR 12.90 · Valid for 24 hours',
]
const story =
  'After her father’s death Ida walks the whole coast that he once photographed, house by house. At the end of it waits the one picture that he never showed.'
const facts = ['Genre', 'Drama, Romance', 'Languages', 'English, German', 'Subtitles', 'English, German']

it('VOD-13, VOD-14, VOD-16 a film is found, bought and played by ear', async () => {
  const app = await openFilms('/vod/browse')
  await films()
  const said = listen()
  await app.user.type(screen.getByRole('searchbox'), 'shore')
  await screen.findByRole('list', { name: '1 film found' })
  expect(main()).toEqual([
    'heading 1 Films',
    'navigation Films',
    'link Films, current',
    'link Packages',
    'searchbox Search films, "shore"',
    'button Clear the search',
    'button Settings',
    'heading 2 1 film found',
    'list 1 film found',
    'link The Long Shore EUR 9.90',
  ])
  await waitFor(() => expect(said()).toEqual(['1 film found']))

  await app.user.click(screen.getByRole('link', { name: /^The Long Shore/ }))
  await heading('The Long Shore')
  await screen.findByRole('region', { name: 'Packages with this film' })
  expect(main()).toEqual([
    'heading 1 The Long Shore',
    '2024',
    '1 h 58 min',
    'Ages 12 and over',
    'EUR 9.90',
    'button Buy · EUR 9.90',
    'button Trailer',
    'button Subtitles',
    story,
    'button Share',
    ...facts,
    'button Trailer: The Long Shore',
    ...packages,
  ])

  await app.user.click(screen.getByRole('button', { name: /^Buy/ }))
  const question = await screen.findByRole('dialog', { name: 'The Long Shore' })
  expect(read(question)).toEqual([
    'dialog The Long Shore',
    'heading 2 The Long Shore',
    'Price',
    'EUR 9.90',
    'The price goes on the bill of room 101.',
    'Vouchers: 2',
    'button Cancel',
    'button Use voucher',
    'button Buy · EUR 9.90',
    'button Close',
  ])
  said()
  await app.user.click(within(question).getByRole('button', { name: /^Buy/ }))
  await screen.findByText('Yours until')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(readFocus()).toBe('button Play'))
  expect(said()).toEqual(['Buying', 'The Long Shore · Bought'])
  expect(main()).toEqual([
    'heading 1 The Long Shore',
    '2024',
    '1 h 58 min',
    'Ages 12 and over',
    'Bought',
    'button Play',
    'button Trailer',
    'button Subtitles',
    story,
    'button Share',
    ...facts,
    'Yours until',
    expect.stringMatching(/^\w{3}, \w{3} \d+, \d+:\d\d [AP]M$/),
    'button Trailer: The Long Shore',
    ...packages,
  ])

  await app.user.click(screen.getByRole('button', { name: 'Play' }))
  const player = await screen.findByRole('dialog', { name: 'The Long Shore' })
  expect(read(player)).toEqual([
    'dialog The Long Shore',
    'heading 2 The Long Shore',
    'button Subtitles',
    'button Audio language',
    'button Close',
    'video The Long Shore',
  ])
  expect(readFocus()).toBe('video The Long Shore')
})

it('of a list of pages, the place is said when a page is turned, and not before', async () => {
  const app = await openFilms('/vod/browse')
  const said = listen()
  await films()
  await screen.findByText('1 of 10')
  expect(said()).not.toContain('1 of 10')
  await app.user.click(screen.getByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(said()).toContain('2 of 10'))
})
