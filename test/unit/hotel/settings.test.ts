import { BlockList, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startHotel } from '../../hotel/hotel.ts'
import { clientAddress } from '../../hotel/http/device.ts'
import { startFailure, startSettings } from '../../hotel/settings.ts'

const plain = startSettings({}, [])

describe('starting the hotel', () => {
  it('has defaults, takes the environment, and arguments before it', () => {
    expect(plain).toEqual({
      port: 8004,
      host: '127.0.0.1',
      db: '.hotel/hotel.sqlite',
      scale: 1,
      deskToken: undefined,
      smtpUrl: undefined,
      trustedProxies: new BlockList(),
      skin: undefined,
    })
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      HOTEL_DB: ':memory:',
      HOTEL_SCALE: '10',
      DESK_TOKEN: 'x',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      HOTEL_SKIN: 'lindenhof',
    }
    expect(startSettings(env, [])).toEqual({
      port: 0,
      host: '0.0.0.0',
      db: ':memory:',
      scale: 10,
      deskToken: 'x',
      smtpUrl: 'smtp://127.0.0.1:2525',
      skin: 'lindenhof',
      trustedProxies: expect.any(BlockList),
    })
    expect(startSettings(env, ['--port', '81', '--host=::1', '--skin', 'alm'])).toMatchObject({
      ...{ port: 81, host: '::1', skin: 'alm' },
    })
  })

  it.each([
    [{ PORT: 'eighty' }, [], 'The port must be a whole number from 0 to 65535, not "eighty".'],
    [{ PORT: '70000' }, [], 'The port must be a whole number from 0 to 65535, not "70000".'],
    [{ HOTEL_SCALE: '0.5' }, [], 'HOTEL_SCALE must be a whole number from 1 to 100, not "0.5".'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/99' },
      [],
      'TRUSTED_PROXIES names addresses and networks, such as 10.0.0.0/8, not "10.0.0.0/99".',
    ],
    // The message does not repeat the value, which may contain a password.
    [{ SMTP_URL: 'mail:secret' }, [], 'SMTP_URL must be the address of a mail server: smtp://host:25'],
    [{}, ['--prot', '81'], 'Unknown argument "--prot". There are --host X, --port N and --skin NAME.'],
    [{}, ['--port'], '--port needs a value.'],
  ])('tells a mistake in one line: %j %j', (env, words, message) => {
    expect(() => startSettings(env, words)).toThrow(message)
  })

  it('OPS-13 believes the forwarded address of this machine, and of the proxies that are named', () => {
    const named = startSettings({ TRUSTED_PROXIES: '10.0.0.7, 172.16.0.0/12,fd00::/8' }, [])
    const seen = (socket: string) => clientAddress(named, socket, '192.0.2.1, 198.51.100.7')
    for (const proxy of ['127.0.0.1', '::1', '10.0.0.7', '::ffff:172.18.0.3', 'fd00::5'])
      expect([proxy, seen(proxy)]).toEqual([proxy, '198.51.100.7'])
    expect(seen('10.0.0.8')).toBe('10.0.0.8')
    expect(clientAddress(plain, '172.18.0.3', '198.51.100.7')).toBe('172.18.0.3')
  })

  it('says in one line that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    onTestFinished(() => {
      other.close()
    })
    const address = other.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const error = await startHotel({ port }).catch((reason: unknown) => reason)
    expect(startFailure(error, { ...plain, port })).toBe(
      `Port ${port} on 127.0.0.1 is in use. Choose another one: PORT=${port + 1} npm start`,
    )
  })

  it('says in one line that the database cannot be written', async () => {
    const error = await startHotel({ db: '/dev/null/hotel.sqlite' }).catch((reason: unknown) => reason)
    const line = startFailure(error, { ...plain, db: '/dev/null/hotel.sqlite' })
    expect(line).toMatch(
      /^The database \/dev\/null\/hotel.sqlite cannot be opened or written \(.*\)\. Choose/,
    )
    expect(line).not.toContain('\n')
  })
})
