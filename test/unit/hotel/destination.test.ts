import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { destinationTypes, getDestination } from '../../../src/contract/destination.ts'
import { startTestHotel } from './testHotel.ts'

// A Thursday noon in Vienna.
const noon = Date.parse('2026-11-19T11:00:00Z')

async function around() {
  const hotel = await startTestHotel({ now: () => noon })
  const ask = (query: string, property = '1') =>
    hotel.get(`/api/v1/property/${property}/oneapp/destination?${query}`)
  const find = async (query: string, property?: string) =>
    v.parse(getDestination.answer, await (await ask(query, property)).json())
  return { hotel, ask, find }
}

describe('what there is around the house', () => {
  it('DEST-02, DEST-05 are sixty entries of all nine types, each with words and a picture of its own', async () => {
    const { hotel, find } = await around()
    const { amount, items } = await find('limit=100')
    expect([amount, items.length]).toEqual([60, 60])
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(destinationTypes))
    const pictures = await Promise.all(
      items.map(async ({ image }) => {
        const answer = await hotel.get(image)
        expect(answer.headers.get('content-type')).toBe('image/svg+xml')
        return answer.text()
      }),
    )
    expect(new Set(pictures).size).toBe(60)
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg .*<\/svg>$/)
      expect(picture).not.toContain('NaN')
      expect(picture.length).toBeLessThan(12_000)
    }
    for (const { title, description, latitude, longitude } of items) {
      expect(title).not.toBe('')
      expect(description).not.toBe('')
      expect(latitude).toBeGreaterThan(47)
      expect(longitude).toBeGreaterThan(15)
    }
    expect((await find('limit=100', '2')).items.map(({ title }) => title)).toContain('El Teide')
  })

  it('DEST-03 take place on their day: the next one, or the one that is asked for', async () => {
    const { find } = await around()
    const times = async (query: string) => {
      const { items } = await find(`type=event&limit=100&${query}`)
      return Object.fromEntries(items.map(({ title, start, end }) => [title, [start, end]]))
    }
    const market = 'Saturday flea market'
    expect((await times(''))[market]).toEqual(['2026-11-21T05:30:00Z', '2026-11-21T13:00:00Z'])
    expect((await times('date=2026-12-05'))[market]).toEqual(['2026-12-05T05:30:00Z', '2026-12-05T13:00:00Z'])
    const sunday = await times('date=2026-11-22')
    expect(Object.keys(sunday)).toEqual([
      'Market in front of the City Hall',
      'Sunday concert in the Golden Hall',
    ])
    // Entries without times are offered on every day.
    expect((await find('date=2026-11-22&type=poi')).amount).toBe(12)
  })

  it('are two thousand where the seed is thirty-four times as large', async () => {
    const hotel = await startTestHotel({ scale: 34 })
    const answer = await hotel.get('/api/v1/property/1/oneapp/destination?page=100&limit=20')
    const { amount, items } = v.parse(getDestination.answer, await answer.json())
    expect(amount).toBe(2040)
    expect((await hotel.get(items[0]?.image ?? '')).status).toBe(200)
  })

  it.each(['page=0', 'limit=101', 'limit=many', 'date=tomorrow'])('refuse %s', async (query) => {
    const { ask } = await around()
    expect((await ask(query)).status).toBe(400)
  })

  it('are unknown of another property, and so are pictures of nothing', async () => {
    const { hotel, ask } = await around()
    expect((await ask('', '9')).status).toBe(404)
    for (const file of ['poi/..%2f..', 'poi/p-1.png', 'nothing/p-1.svg'])
      expect((await hotel.get(`/ONEapp/skins/aurora/destination/${file}`)).status).toBe(404)
  })
})
