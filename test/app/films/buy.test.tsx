import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { packageList } from '../../../src/domains/vod/purchaseSlice.ts'
import { waitLimitMs } from '../../tools/limits.ts'
import { answerInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, configured, deskOf, openApp, openHotel, place } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { calls, films, heading, type OpenedFilms, openFilms } from './openFilms.ts'

afterEach(() => restoreRealTimers())

const module = 'SQMOD_VideoOnDemand'
const call = { module, function: 'getBuyMovie' }

async function openDialog(app: OpenedFilms, title: string) {
  await app.user.click(await screen.findByRole('button', { name: /^Buy/ }))
  return within(await screen.findByRole('dialog', { name: title }))
}
const bought = async (app: OpenedFilms) => (await calls(app, 'getBuyMovie')).map(({ data }) => data)

it('VOD-13, VOD-14, VOD-16 asks before it buys, and then the film plays', async () => {
  const app = await openFilms('/vod/movies/41')
  const dialog = await openDialog(app, 'The Long Shore')
  dialog.getByText('EUR 9.90', { selector: 'bdi' })
  dialog.getByText('The price goes on the bill of room 101.')
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await bought(app)).toEqual([])

  const again = await openDialog(app, 'The Long Shore')
  await app.user.click(again.getByRole('button', { name: /^Buy/ }))
  const play = await screen.findByRole('button', { name: 'Play' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(play))
  expect(await bought(app)).toEqual([{ movie_id: 41, voucher: false }])
  await screen.findByText('Yours until')
  await waitFor(async () => expect(await calls(app, 'getPackages')).toHaveLength(2))
})

it('VOD-13, VOD-16 presses that come before the dialog can show the first buy once', async () => {
  const app = await openFilms('/vod/movies/41')
  const dialog = await openDialog(app, 'The Long Shore')
  const buy = dialog.getByRole('button', { name: /^Buy/ })
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: { movie_id: 41 } })
  act(() => {
    for (let press = 0; press < 3; press += 1) buy.click()
  })
  await answer()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await bought(app)).toEqual([{ movie_id: 41, voucher: false }])
})

it('VOD-14 the film is there to play before all else has been read again', async () => {
  const app = await openFilms('/vod/movies/41')
  const dialog = await openDialog(app, 'The Long Shore')
  await configured(app)
  app.services.hotel.setReceiveTimeout(600_000)
  app.hotel.desk.fault({ module, function: 'getCurrentVoucher', silent: true })
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await screen.findByRole('button', { name: 'Play' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('VOD-16 what takes long to buy holds up nothing else', async () => {
  const app = await openFilms('/vod/movies/41')
  const dialog = await openDialog(app, 'The Long Shore')
  const answer = await answerInstead(app.desk, call, { status: 'ERROR', message: 'no' })
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await dialog.findByText('Buying')
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The film's dialog says that the purchase is still pending.
  const same = await openDialog(app, 'The Long Shore')
  same.getByText('Buying')
  await app.user.click(same.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  app.services.history.go('/vod/packagedetail/7')
  await heading('Weekend pass')
  const other = await openDialog(app, 'Weekend pass')
  await app.user.click(other.getByRole('button', { name: /^Buy/ }))
  await screen.findByText('This package is yours. Choose a film below.')
  await answer()
  // The film belongs to the package: refused or not, it is the guest's.
  await screen.findByText('Your purchase is complete: The Long Shore')
})

it('VOD-17, VOD-18 pays with a voucher, and counts them again', async () => {
  const app = await openFilms('/vod/packages')
  await screen.findByText('Vouchers: 2')
  app.services.history.go('/vod/movies/41')
  const dialog = await openDialog(app, 'The Long Shore')
  await app.user.click(dialog.getByRole('button', { name: 'Use voucher' }))
  await screen.findByRole('button', { name: 'Play' })
  expect(await bought(app)).toEqual([{ movie_id: 41, voucher: true }])
  app.services.history.go('/vod/packages')
  await screen.findByText('Vouchers: 1')
})

it('VOD-04, VOD-10, VOD-11, VOD-12 shows a package with its films, and buys it', async () => {
  const app = await openFilms('/vod/packages')
  await app.user.click(
    await screen.findByRole('link', { name: /^Weekend pass.*EUR.19\.90 · Valid for 48 hours/ }),
  )
  await heading('Weekend pass')
  expect(place()).toBe('/vod/packagedetail/7')
  await screen.findByText('Valid for 48 hours')
  const list = within(await screen.findByRole('list', { name: 'Films in this package' }))
  expect(list.getAllByRole('link')).toHaveLength(30)
  expect((await calls(app, 'getPackages')).map(({ data }) => data)).toEqual([{}, { pckg_id: 7 }])
  const dialog = await openDialog(app, 'Weekend pass')
  dialog.getByText('Valid for 48 hours')
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await screen.findByText('This package is yours. Choose a film below.')
  await screen.findByText(/^Valid until/)
  expect(await bought(app)).toEqual([{ pckg_id: 7, voucher: false }])
  await waitFor(() => list.getByRole('link', { name: /^The Long Shore/ }))
})

it('a package that is valid for a week says so in days', async () => {
  await openFilms('/vod/packages')
  await screen.findByRole('link', { name: /^Business trip.*Valid for 7 days/ })
})

it('VOD-12 keeps on the device the end that the hotel says at the purchase alone', async () => {
  const app = await openFilms('/vod/packagedetail/7')
  const list = { module, function: 'getPackages' }
  const root = [{ pckg_id: 7, title: 'Weekend pass', price: 19.9, valid_hours: 48, movie_ids: [41] }]
  const silent = [{ ...root[0], is_bought: true }]
  const dialog = await openDialog(app, 'Weekend pass')
  const answer = await answerInstead(app.desk, list, { status: 'OK', root: silent })
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await answer()
  await screen.findByText('This package is yours. Choose a film below.')
  const end = (await screen.findByText(/^Valid until/)).textContent
  act(() => app.services.history.go('/vod/packages'))
  await screen.findByRole('link', { name: new RegExp(`^Weekend pass.*${end}`) })
  expect(localStorage.getItem('vod-purchases')).toContain('package 7')
})

it('VOD-14 an answer that was asked for before a package was bought does not take it away', async () => {
  const hotel = await openHotel()
  const told = { title: 'Weekend pass', price: 19.9, valid_hours: 48, movie_ids: [41], is_bought: false }
  const answer = await answerInstead(
    deskOf(hotel),
    { module, function: 'getPackages' },
    { status: 'OK', root: [7, 900].map((pckg_id) => ({ ...told, pckg_id })) },
  )
  const app = await openFilms('/vod/packages', { hotel })
  await waitFor(async () => expect(await calls(app, 'getPackages')).toHaveLength(1))
  // The list is still loading; the request for a single package is answered earlier.
  act(() => app.services.history.go('/vod/packagedetail/7'))
  const dialog = await openDialog(app, 'Weekend pass')
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await screen.findByText('This package is yours. Choose a film below.')
  await answer()
  await waitFor(() =>
    expect(packageList.select(app.store.getState()).value.map(({ pckg_id }) => pckg_id)).toEqual([7, 900]),
  )
  screen.getByText('This package is yours. Choose a film below.')
})

it('VOD-02, VOD-03 shows the packages with a film, and says where there are none', async () => {
  const app = await openFilms('/vod/packagesByMovie/41')
  await heading('Packages with this film')
  await screen.findByRole('link', { name: /^Weekend pass/ })
  await screen.findByRole('link', { name: /^An evening for two/ })
  expect(screen.queryByRole('link', { name: /^After midnight/ })).toBeNull()
  app.services.history.go('/vod/packagesByMovie/99999')
  await screen.findByText('no data available')
})

it('VOD-05 says that an unknown film, or none, is no data', async () => {
  const app = await openFilms('/vod/movies/99999')
  await screen.findByText('no data available')
  app.services.history.go('/vod/movies/abc')
  await screen.findByText('no data available')
  app.services.history.go('/vod/packagedetail/99')
  await screen.findByRole('heading', { level: 1, name: 'Packages' })
  await screen.findByText('no data available')
})

it('VOD-08 takes a film that the hotel does not put into a list', async () => {
  const app = await openFilms('/vod/browse')
  await films()
  const root = { movie_id: 41, title: 'The Longer Shore' }
  const answer = await answerInstead(app.desk, { module, function: 'getMovies' }, { status: 'OK', root })
  app.services.history.go('/vod/movies/41')
  await answer()
  await heading('The Longer Shore')
})

it('VOD-05, VOD-28 shows all that is known of a film, and its trailer', async () => {
  const app = await openFilms('/vod/movies/41')
  await heading('The Long Shore')
  for (const text of ['2024', '1 h 58 min', 'Ages 12 and over']) await screen.findByText(text)
  // Among the facts, and on the button.
  await waitFor(() => expect(screen.getAllByText('EUR 9.90')).toHaveLength(2))
  await waitFor(() =>
    expect(screen.getByText('Languages').nextElementSibling?.textContent).toBe('English, German'),
  )
  await screen.findByRole('link', { name: /^Weekend pass/ })
  await app.user.click(screen.getByRole('button', { name: 'Trailer' }))
  const player = await screen.findByRole('dialog', { name: 'The Long Shore' })
  const video = within(player).getByLabelText('The Long Shore', { selector: 'video' })
  expect(video.getAttribute('src')).toMatch(/^\/media\/trailers\/trailer-\d\.mp4$/)
})

const movingPicture = () => document.querySelector('main video')

it.each([
  [3000, 'true', true],
  [1500, 'true', true],
  [1500, 'false', false],
])(
  'CONF-16, CONST-41 after %i ms, not sooner, the trailer moves in the page where previews are on: %s',
  async (timeoutMs, preview_enabled, isThere) => {
    const systemValues = { play_timeout: String(timeoutMs), preview_enabled }
    const app = await openFilms('/vod/packages', {
      before: (_, hotel) => hotel.desk.property({ id: '1', systemValues }),
    })
    await configured(app)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => app.services.history.go('/vod/movies/41'))
    await vi.waitFor(() => screen.getByRole('button', { name: 'Trailer: The Long Shore' }), waitLimitMs)
    // Waiting has taken some of that time already.
    await act(() => vi.advanceTimersByTimeAsync(timeoutMs - 500))
    expect(movingPicture()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(movingPicture() !== null).toBe(isThere)
    restoreRealTimers()
  },
)

it('a guest can stop the trailer that moves by itself in the page, and start it again', async () => {
  const app = await openFilms('/vod/movies/41')
  await screen.findByRole('button', { name: 'Trailer: The Long Shore' })
  // The film's own state comes after that of the list, with a picture that begins anew.
  const pause = await waitFor(() => {
    fireEvent.playing(movingPicture() as HTMLVideoElement)
    return screen.getByRole('button', { name: 'Pause' })
  })
  await app.user.click(pause)
  expect(movingPicture()).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(movingPicture()).not.toBeNull())
})

it('VOD-28 has no trailer button without a trailer', async () => {
  const app = await openFilms('/vod/movies/191')
  await app.user.type(await screen.findByLabelText('Room'), '101{Enter}')
  await heading('The Mannequin Factory')
  expect(screen.queryByRole('button', { name: 'Trailer' })).toBeNull()
})

it('GEN-01 a walk-in guest looks, and signs in to buy', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  app.services.history.go('/vod/movies/41')
  await screen.findByRole('button', { name: /^Sign in to buy/ })
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
})

it.each(['/vod/movies/41', '/vod/packagedetail/7'])(
  'VOD-14 what was sold on %s is not for sale again where it cannot be read anew',
  async (path) => {
    const app = await openFilms(path)
    const dialog = await openDialog(app, path.includes('movies') ? 'The Long Shore' : 'Weekend pass')
    for (const name of ['getMovies', 'getPackages'])
      app.hotel.desk.fault({ module, function: name, status: 'ERROR' })
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    await screen.findByText(path.includes('movies') ? 'Play' : /^This package is yours/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  },
)

const getMovies = { module: 'SQMOD_VideoOnDemand', function: 'getMovies' }

describe('a purchase that fails', () => {
  it('VOD-15, SERR-08 says so where the hotel refuses, and stays open', async () => {
    const app = await openFilms('/vod/movies/41')
    const dialog = await openDialog(app, 'The Long Shore')
    const answer = await answerInstead(app.desk, call, { status: 'ERROR', message: 'no' })
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    await answer()
    expect((await dialog.findByRole('alert')).textContent).toBe('Purchase failed, please try again')
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    await screen.findByRole('button', { name: 'Play' })
  })

  it('VOD-15 a refusal that comes when the guest has left the dialog says what is true: not bought, or bought in the room meanwhile', async () => {
    const app = await openFilms('/vod/movies/41')
    const refuse = async (isBought: boolean) => {
      const dialog = await openDialog(app, 'The Long Shore')
      const answer = await answerInstead(app.desk, call, { status: 'ERROR', message: 'no' })
      await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
      await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const film = { movie_id: 41, title: 'The Long Shore', price: '9,90', is_bought: isBought }
      const list = await answerInstead(app.desk, getMovies, { status: 'OK', root: [film] })
      await answer()
      await list()
    }
    await refuse(false)
    await screen.findByText('Purchase failed, please try again')
    await refuse(true)
    await screen.findByText('Your purchase is complete: The Long Shore')
    await waitFor(() => expect(screen.queryByText('Purchase failed, please try again')).toBeNull())
  })

  it('REAL-11 tells that a film is gone which the hotel has taken off its list', async () => {
    const app = await openFilms('/vod/movies/41')
    const dialog = await openDialog(app, 'The Long Shore')
    const answer = await answerInstead(app.desk, call, { status: 'ERROR', message: 'no' })
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    const list = await answerInstead(app.desk, getMovies, { status: 'OK', root: [{ movie_id: 42 }] })
    await answer()
    await list()
    await screen.findByText('No longer on offer')
    await screen.findByText('no data available')
    expect(screen.queryByText('Purchase failed, please try again')).toBeNull()
  })

  it('REAL-11 says the old price beside a new one', async () => {
    const app = await openFilms('/vod/movies/41')
    const dialog = await openDialog(app, 'The Long Shore')
    const answer = await answerInstead(app.desk, call, { status: 'ERROR', message: 'no' })
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    const film = { movie_id: 41, title: 'The Long Shore', price: '12,90' }
    const list = await answerInstead(app.desk, getMovies, { status: 'OK', root: [film] })
    await answer()
    await list()
    await dialog.findByText(/^Now EUR\s12\.90 each, previously EUR\s9\.90$/)
    dialog.getByRole('button', { name: /^Buy.*EUR\s12\.90/ })
  })

  it('VOD-15 reads the film again after a time-out: what was bought is not bought twice', async () => {
    startFakeClock()
    const app = await openFilms('/vod/movies/41')
    const dialog = await openDialog(app, 'The Long Shore')
    await configured(app)
    app.services.hotel.setReceiveTimeout(700)
    // The hotel sells the film, but its response comes after the time-out.
    app.hotel.desk.fault({ ...call, delay: 60_000, times: 1 })
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    await passUntil(() => screen.getByRole('button', { name: 'Play' }))
    expect(await bought(app)).toHaveLength(1)
  })

  it('VOD-15 sends nothing anew while it cannot be told whether the first purchase was made', async () => {
    startFakeClock()
    const app = await openFilms('/vod/movies/41')
    const dialog = await openDialog(app, 'The Long Shore')
    await configured(app)
    app.services.hotel.setReceiveTimeout(500)
    app.hotel.desk.fault({ ...call, silent: true, times: 1 })
    app.hotel.desk.fault({ module, function: 'getMovies', silent: true })
    const inDoubt = () =>
      passUntil(() => expect(dialog.getByRole('alert').textContent).toMatch(/^The hotel has not answered/))
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    await inDoubt()
    const reads = (await calls(app, 'getMovies')).length
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    await dialog.findByText('Buying')
    await inDoubt()
    expect((await calls(app, 'getMovies')).length).toBe(reads + 1)
    expect(await bought(app)).toHaveLength(1)
  })

  /** The hotel has not answered within the time, and its list is without the film. `answerLate` sends this answer after all. */
  async function openInDoubt(late: object = {}) {
    startFakeClock()
    const app = await openFilms('/vod/movies/41')
    const dialog = await openDialog(app, 'The Long Shore')
    await configured(app)
    app.services.hotel.setReceiveTimeout(500)
    const answerLate = await answerInstead(app.desk, call, late)
    const pressBuy = () => app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    await pressBuy()
    await passUntil(() => dialog.getByRole('alert'))
    app.services.hotel.setReceiveTimeout(60_000)
    const readDoubt = () => {
      expect(dialog.getByRole('alert').textContent).toMatch(/^The hotel has not answered/)
      expect(screen.queryByText('Purchase failed, please try again')).toBeNull()
    }
    readDoubt()
    return { app, dialog, answerLate, readDoubt, pressBuy }
  }
  const listWithIt = (app: OpenedFilms) =>
    answerInstead(app.desk, getMovies, {
      status: 'OK',
      root: [{ movie_id: 41, title: 'The Long Shore', price: 9.9, is_bought: true, video_url: '/41.mp4' }],
    })

  it.each([true, false])(
    'SENT-14 a film that the list has after a doubt, and after a list without it, is bought, and nothing is sent again; accepted late: %s',
    async (isLate) => {
      const { app, answerLate, readDoubt, pressBuy } = await openInDoubt({
        status: 'OK',
        root: { movie_id: 41 },
      })
      if (isLate) await answerLate()
      readDoubt()
      const list = await listWithIt(app)
      await pressBuy()
      await list()
      await screen.findByRole('button', { name: 'Play' })
      expect(await bought(app)).toHaveLength(1)
    },
  )

  it.each([true, false])(
    'SENT-14 a purchase that the hotel refuses when it is repeated has failed; refused late: %s',
    async (isLate) => {
      const { app, dialog, answerLate, readDoubt, pressBuy } = await openInDoubt({ status: 'ERROR' })
      if (isLate) await answerLate()
      readDoubt()
      app.hotel.desk.fault({ ...call, status: 'ERROR', times: 1 })
      await pressBuy()
      await dialog.findByText('Purchase failed, please try again')
      expect(new Set((await calls(app, 'getBuyMovie')).map(({ message_id }) => message_id)).size).toBe(1)
      expect(localStorage.getItem('sending')).toBeNull()
    },
  )

  it('SENT-14 a repetition that is refused with all that is read, as by a hotel that does not know the guest, leaves the purchase in doubt', async () => {
    const { app, readDoubt, pressBuy } = await openInDoubt()
    const list = await answerInstead(app.desk, getMovies, {
      status: 'OK',
      root: [{ movie_id: 41, title: 'The Long Shore', price: 9.9 }],
    })
    app.hotel.desk.fault({ ...call, status: 'ERROR' })
    await pressBuy()
    app.hotel.desk.fault({ ...getMovies, status: 'ERROR' })
    await list()
    await waitFor(async () => expect(await bought(app)).toHaveLength(2))
    await waitFor(() => readDoubt())
  })

  it('SENT-14 a film that is bought after all is in doubt no more where any list says so', async () => {
    const { app } = await openInDoubt()
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
    act(() => app.services.history.go('/cp/1'))
    await atHome()
    await screen.findByText('Has your request arrived?')
    const list = await listWithIt(app)
    await app.user.click(screen.getByRole('link', { name: 'The Long Shore' }))
    await list()
    await screen.findByRole('button', { name: 'Play' })
    act(() => app.services.history.go('/cp/1'))
    await atHome()
    expect(screen.queryByText('Has your request arrived?')).toBeNull()
    expect(await bought(app)).toHaveLength(1)
  })

  it('VOD-15 tells what is known where the hotel says nothing, asks again before it buys, and sends the other way to pay under the same id', async () => {
    startFakeClock()
    const app = await openFilms('/vod/movies/41')
    const dialog = await openDialog(app, 'The Long Shore')
    await configured(app)
    app.services.hotel.setReceiveTimeout(500)
    app.hotel.desk.fault({ ...call, silent: true, times: 1 })
    app.hotel.desk.fault({ module, function: 'getMovies', silent: true, times: 1 })
    await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
    expect((await passUntil(() => dialog.getByRole('alert'))).textContent).toMatch(
      /^The hotel has not answered/,
    )
    app.services.hotel.setReceiveTimeout(60_000)
    await app.user.click(dialog.getByRole('button', { name: 'Use voucher' }))
    await screen.findByRole('button', { name: 'Play' })
    const sent = await calls(app, 'getBuyMovie')
    expect(sent.map(({ data }) => data.voucher)).toEqual([false, true])
    expect(new Set(sent.map(({ message_id }) => message_id)).size).toBe(1)
  })
})
