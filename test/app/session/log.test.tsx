import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSignedIn } from '../harness.tsx'

it('HTTP-03, RT-09, RT-11 nothing of the guest reaches the log, whatever the hotel sends', async () => {
  const app = await openSignedIn()
  const { checkinData } = app.store.getState().session
  const { name, last_name, id, reservation_nr } = checkinData ?? {}
  const values = [name, last_name, id, reservation_nr].map(String)
  expect(values.every((value) => value.length > 1)).toBe(true)
  const person = `Dear ${name} ${last_name} of reservation ${reservation_nr}, guest ${id}`
  for (const frame of [
    JSON.stringify(checkinData),
    `\u0002{"payload":${JSON.stringify(checkinData)},}\u0003`,
    `\u0002{"words":"${person}" "x"}\u0003`,
    person,
  ])
    await app.desk.tell('faults', { frame })
  app.services.log('warn', 'test', `no screen at /hello/${encodeURIComponent(person)}`)
  await waitFor(async () => expect(await app.desk.list('logs')).toHaveLength(5))
  const lines = JSON.stringify((await app.desk.list('logs')).map(({ msg }) => msg))
  for (const value of values) expect(lines).not.toMatch(new RegExp(`\\b${value}\\b`, 'i'))
  expect(lines).toContain('Dear … … of reservation …')
})
