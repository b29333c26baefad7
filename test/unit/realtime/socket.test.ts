import { expect, it } from 'vitest'
import { channelAddress } from '../../../src/realtime/socket.ts'

const page = { protocol: 'https:', host: 'hotel.example', mode: '' }

it('RT-01 is a secure websocket to the host at /ws whenever the page is https', () => {
  expect(channelAddress(page)).toMatch(/^wss:\/\/hotel\.example\/ws\?/)
  expect(channelAddress({ ...page, protocol: 'http:', host: '127.0.0.1:8004' })).toMatch(
    /^ws:\/\/127\.0\.0\.1:8004\/ws\?/,
  )
})

it('RT-02 asks with mobile=true unless the mode is tv', () => {
  expect(new URL(channelAddress(page)).search).toBe('?mobile=true')
  expect(new URL(channelAddress({ ...page, mode: 'walkin' })).search).toBe('?mobile=true')
  expect(channelAddress({ ...page, mode: 'tv' })).toBe('wss://hotel.example/ws')
})

it('RT-03 carries the mac when it is known, and never the default one', () => {
  const query = (mac: string) => new URL(channelAddress({ ...page, mode: 'tv', mac })).searchParams.get('mac')
  expect(query('10:20:30:40:50:60')).toBe('10:20:30:40:50:60')
  expect(query('aa:bb:cc:dd:ee:ff')).toBeNull()
  expect(query('AA:BB:CC:DD:EE:FF')).toBeNull()
  expect(query('')).toBeNull()
})
