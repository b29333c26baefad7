/** A hotel may name its films, channels and orders by texts: the contract says that an id is a text or a number. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerInstead } from './badAnswers.ts'
import { channels, getChannels, loadEvents, openGuide, play } from './epg/openGuide.ts'
import { calls, films, heading, openFilms } from './films/openFilms.ts'
import { place } from './harness.tsx'
import { openCart, send, heading as shopHeading } from './shop/openShop.ts'

const module = 'SQMOD_VideoOnDemand'
const film = (movie_id: string, genre: string, more = {}) => ({
  movie_id,
  title: `The film ${movie_id}`,
  genre_ids: [genre],
  price: 9.9,
  ...more,
})

it('VOD-05, VOD-07, VOD-13, VOD-19 a film with a text as its id is listed, found by its genre, opened and bought', async () => {
  const rain = film('rain/1 a', 'sad')
  let answers: (() => Promise<void>)[] = []
  const app = await openFilms('/vod/browse', {
    before: async (desk) => {
      answers = [
        await answerInstead(
          desk,
          { module, function: 'getMovies' },
          { status: 'OK', root: [rain, film('sun', 'gay')] },
        ),
        await answerInstead(
          desk,
          { module, function: 'getGenres' },
          { status: 'OK', root: [{ id: 'sad', name: 'Tears' }] },
        ),
        await answerInstead(
          desk,
          { module, function: 'getPackages' },
          { status: 'OK', root: [{ pckg_id: 'week', title: 'Week', price: 20, movie_ids: ['rain/1 a'] }] },
        ),
      ]
    },
  })
  for (const answer of answers) await answer()
  expect(await films()).toHaveLength(2)
  act(() => app.services.history.go('/vod/browse?filter=sad'))
  await waitFor(async () => expect(await films(/./)).toHaveLength(1))

  const detail = await answerInstead(
    app.desk,
    { module, function: 'getMovies' },
    { status: 'OK', root: [rain] },
  )
  await app.user.click(screen.getByRole('link', { name: /^The film rain/ }))
  await detail()
  await heading('The film rain/1 a')
  expect(place()).toBe('/vod/movies/rain%2F1%20a')
  await screen.findByRole('link', { name: /^Week/ })
  const purchase = { movie_id: rain.movie_id, video_url: '/media/film.mp4' }
  const buy = await answerInstead(
    app.desk,
    { module, function: 'getBuyMovie' },
    { status: 'OK', root: purchase },
  )
  await app.user.click(await screen.findByRole('button', { name: /^Buy/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The film rain/1 a' }))
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await buy()
  await screen.findByRole('button', { name: 'Play' })
  expect((await calls(app, 'getBuyMovie')).map(({ data }) => data)).toEqual([
    { movie_id: 'rain/1 a', voucher: false },
  ])
})

it('EPG-02, EPG-04, EPG-06, EPG-21 a channel with a text as its id has its programme, and plays', async () => {
  let answer = async () => {}
  const app = await openGuide('/weather/0')
  answer = await answerInstead(app.desk, getChannels, {
    status: 'OK',
    root: [{ id: 'nhk', number: 1, name: 'NHK' }],
  })
  act(() => app.services.history.go('/epg'))
  await answer()
  const list = await channels()
  await app.user.click(await list.findByRole('link', { name: /NHK/ }))
  await screen.findByRole('heading', { level: 1, name: 'NHK' })
  expect(place()).toBe('/epg/nhk')
  await waitFor(async () =>
    expect((await app.desk.calls(loadEvents)).map(({ data }) => data?.item_id)).toContain('nhk'),
  )
  const plays = await answerInstead(app.desk, play, { status: 'OK', root: true })
  const tv = screen.queryAllByRole('radio')[0]
  if (tv) await app.user.click(tv)
  await app.user.click(await screen.findByRole('button', { name: /on TV|television/i }))
  await plays()
  expect((await app.desk.calls(play))[0]?.data).toMatchObject({ start_channel_id: 'nhk' })
})

it('ORD-02 an order with a text as its number has it, and hears of its status', async () => {
  const app = await openCart()
  const call = { module: 'SQMOD_RetailSystem', function: 'transmitOrder' }
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: { order_id: 'K-404' } })
  await send(app)
  await answer()
  await shopHeading('Thank you, your order has been sent.')
  await screen.findByText(/K-404/)
  const root = { order_id: 'K-404', status: 'accepted', at: '' }
  app.hotel.services.channels.push('101', 'orderStatus', { status: 'OK', root })
  await within(screen.getByRole('main')).findAllByText('Your order has been accepted')
})

it.each(['constructor', '__proto__', 'toString'])(
  'TRUST-03 an address with %s in place of a film or a channel has no data',
  async (name) => {
    const app = await openFilms('/vod/browse')
    const paths = ['/vod/movies/', '/vod/packagedetail/', '/epg/']
    for (const path of paths) {
      act(() => app.services.history.go(`${path}${name}`))
      await waitFor(() => expect(place()).toBe(`${path}${name}`))
      await screen.findByText('no data available')
      act(() => app.services.history.go('/vod/browse'))
      await films()
    }
  },
)
