import { setupServer } from 'msw/node'
import { expect, it, onTestFinished } from 'vitest'
import { openHotel } from '../../hotel/hotel.ts'
import { hotelHandlers } from '../../hotel/msw.ts'
import { framed } from './device.ts'

it('the same hotel answers behind MSW, without a port: calls, channel, pushes and faults', async () => {
  const hotel = openHotel()
  const server = setupServer(...hotelHandlers(hotel))
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => {
    server.close()
    hotel.close()
  })
  const theme = await fetch('http://hotel.test/api/v1/oneapp/theme/1')
  expect(await theme.json()).toMatchObject({ title: 'Hotel Aurora' })

  const socket = new WebSocket('ws://hotel.test/ws?mobile=true')
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const next = () => new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
  const dispatch = { module: 'SQMOD_Auth', function: 'authenticate', message_id: 'one' }
  const answered = next()
  socket.send(framed(JSON.stringify({ dispatch, payload: { room: '101', name: 'Berger' } })))
  await answered
  expect(JSON.parse(heard[0]?.slice(1, -1) ?? '')).toMatchObject({
    dispatch,
    payload: { status: 'OK', root: { checkin: [{ room: '101' }] } },
  })
  const rung = next()
  expect(hotel.desk.ring({ room: '101' })).toEqual({ devices: 1 })
  await rung
  expect(heard[1]).toContain('getPopUpCamera')
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  hotel.desk.fault({ drop: true })
  await closed
  expect(hotel.desk.channels()).toEqual([])
})
