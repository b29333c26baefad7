// Films: bought once and charged once, resumed where the room has stopped.

import * as v from 'valibot'
import { calls } from '../../../../src/contract/index.ts'
import type { Id } from '../../../../src/contract/looseId.ts'
import { Movie } from '../../../../src/contract/vod.ts'
import { type Guest, known, readBy } from '../../guest.ts'
import { refuses } from '../../judge.ts'
import { differs, holds, notTried } from '../../report.ts'
import type { Area } from '../../trial.ts'
import { does, happensOnce, needsFields } from './steps.ts'

const buys = 'SQMOD_VideoOnDemand.getBuyMovie'
const resumes = 'SQMOD_VideoOnDemand.addResumeTime'

const moviesIn = (entries: readonly unknown[] | undefined) =>
  (entries ?? []).flatMap((entry) => {
    const movie = v.safeParse(Movie, entry)
    return movie.success ? [movie.output] : []
  })

const filmsOf = (guest: Guest) => moviesIn(known(guest, calls['SQMOD_VideoOnDemand.getMovies']))

const getBill = calls['SQMOD_BillPreview.requestBillData']

async function billLines({ device, entry }: Guest): Promise<number> {
  const heard = await device.ask('SQMOD_BillPreview.requestBillData', {
    reservation_nr: entry.reservation_nr,
  })
  return readBy(getBill, heard)?.items.length ?? 0
}

async function filmFor({ device }: Guest, movie_id: Id) {
  const heard = await device.ask('SQMOD_VideoOnDemand.getMovies', { content_type: 'movie', movie_id })
  return moviesIn(readBy(calls['SQMOD_VideoOnDemand.getMovies'], heard))[0]
}

export const films: Area = async (trial) => {
  const { rows, one, two } = trial
  const theirs = new Set(
    filmsOf(two)
      .filter(({ is_bought }) => is_bought)
      .map(({ movie_id }) => movie_id),
  )
  const [film, second] = filmsOf(one).filter(
    ({ movie_id, price, is_bought, is_free }) =>
      price !== null && price > 0 && !is_bought && !is_free && !theirs.has(movie_id),
  )
  if (!film || !second) return rows.add('writes', buys, notTried('the hotel has no two films to buy'))
  const data = { movie_id: film.movie_id, voucher: false }
  const hasBill = known(one, getBill) !== undefined
  const bought = await happensOnce(trial, one.device, {
    name: buys,
    data,
    other: { movie_id: second.movie_id, voucher: false },
    ...(hasBill && { count: () => billLines(one) }),
  })
  await rows.try('errors', `${buys} of an unknown film`, async () =>
    refuses(await one.device.ask(buys, { movie_id: 999_999_999, voucher: false }), 'there is no such film'),
  )
  await needsFields(trial, one.device, buys, data)
  if (!bought) return rows.add('writes', resumes, notTried('no film was bought'))
  await rows.try('isolation', `${buys}: bought in room ${one.room} only`, async () => {
    const [own, other] = [await filmFor(one, film.movie_id), await filmFor(two, film.movie_id)]
    if (!own?.is_bought) return differs(`is_bought true in room ${one.room}`, data, own)
    return other?.is_bought || other?.video_url
      ? differs(`no right to the film in room ${two.room}`, data, other)
      : holds()
  })
  await does(trial, one.device, resumes, { movie_id: film.movie_id, resume_time: 61 })
  await rows.try('isolation', `${resumes}: kept for room ${one.room} only`, async () => {
    const [own, other] = [await filmFor(one, film.movie_id), await filmFor(two, film.movie_id)]
    if (own?.resume_time !== 61)
      return differs('resume_time 61 in the film of the room', { movie_id: film.movie_id }, own)
    return other?.resume_time === 61
      ? differs(`nothing of it in room ${two.room}`, { movie_id: film.movie_id }, other)
      : holds()
  })
  await needsFields(trial, one.device, resumes, { movie_id: film.movie_id, resume_time: 61 })
}
