import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

interface Delivered {
  from: string
  to: string[]
  text: string
}

/** A real mail server on a free port. `refuses` an address with its reason. */
async function mailServer(refuses?: string) {
  const delivered: Delivered[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === refuses ? new Error('550 no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        delivered.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString('utf8'),
        })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = listening.address() as AddressInfo
  return { delivered, url: `smtp://127.0.0.1:${port}` }
}

const pickup = {
  email_to: 'transfers@aurora.example',
  email_subject: 'Pickup request, room 101',
  email_message:
    'Anna Berger, room 101\nFrom: Hotel entrance\nTo: Airport, Terminal 3\n2026-11-22, 08:00-08:30',
}
const send = (device: Device, mail: object = pickup, messageId?: string) =>
  device.ask('SQMOD_EMail.sendEMail', mail, messageId)

describe('a pickup', () => {
  it('starts and ends at places of the house, in the language of the guest', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    const places = async (lang: string) =>
      (await device.ask('SQMOD_GlobalFunctions.getPickupLocations', { lang })).root
    expect(await places('en')).toMatchObject({
      email_to: 'transfers@aurora.example',
      locations: expect.arrayContaining([
        { id: 1, name: 'Hotel entrance' },
        { id: 2, name: 'Airport, Terminal 3' },
      ]),
    })
    expect(await places('de')).toMatchObject({
      locations: expect.arrayContaining([{ id: 2, name: 'Flughafen, Terminal 3' }]),
    })
    const walkIn = await hotel.device()
    await walkIn.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    const refused = await walkIn.ask('SQMOD_GlobalFunctions.getPickupLocations', { lang: 'en' })
    expect(refused.status).toBe('ERROR')
    expect((await send(walkIn)).status).toBe('ERROR')
  })

  it('is mailed once, however often the same message comes, and stands among the requests', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    expect(await send(device, pickup, 'one-request')).toEqual({ status: 'OK', root: true })
    expect(await send(device, pickup, 'one-request')).toEqual({ status: 'OK', root: true })
    expect(hotel.desk.mails()).toEqual([{ id: 771, room: '101', at: expect.any(String), ...pickup }])
    expect(hotel.desk.requests()).toEqual(hotel.desk.mails())
    // The same message id from another room is another message.
    const neighbour = await hotel.guest('105', 'Haddad')
    await send(neighbour, pickup, 'one-request')
    expect(hotel.desk.requests()).toHaveLength(2)
    // A request from a content page is not a pickup request.
    await send(device, { ...pickup, email_to: 'desk@aurora.example' })
    expect([hotel.desk.mails().length, hotel.desk.requests().length]).toEqual([3, 2])
  })
})

describe('with a mail server', () => {
  it('a guest’s mail goes there and to the desk’s list', async () => {
    const { delivered, url } = await mailServer()
    const hotel = await startTestHotel({ smtpUrl: url })
    const device = await hotel.guest()
    await send(device)
    await expect.poll(() => hotel.desk.mails()).toMatchObject([{ ...pickup, delivery: 'sent' }])
    expect(delivered).toMatchObject([{ from: 'desk@aurora.example', to: ['transfers@aurora.example'] }])
    expect(delivered[0]?.text).toContain('Subject: Pickup request, room 101')
    expect(delivered[0]?.text).toContain('"Room 101, Anna Berger" <desk@aurora.example>')
    expect(delivered[0]?.text).toContain('To: Airport, Terminal 3')
  })

  it('a confirmation goes there too', async () => {
    const { delivered, url } = await mailServer()
    const hotel = await startTestHotel({ smtpUrl: url })
    const device = await hotel.guest()
    const { cookie } = device.headers
    const mail = {
      sender: 'Room 101, Anna Berger',
      content: 'Yoga, 22 Nov 2026 09:00, 2 persons',
      subject: 'Course booking',
      emailTo: 'fitness@aurora.example',
    }
    const send = (sent: object) => hotel.post('/api/v1/property/1/oneapp/mail', sent, { cookie })
    const foreign = await send({ ...mail, sender: 'Room 101, Layla Haddad' })
    expect([foreign.status, (await foreign.json()).error.code]).toEqual([403, 'not_your_name'])
    const answer = await send(mail)
    expect(await answer.json()).toEqual({ id: 771 })
    await expect.poll(() => delivered).toHaveLength(1)
    expect(delivered[0]).toMatchObject({ to: ['fitness@aurora.example'] })
    expect(delivered[0]?.text).toContain('Yoga, 22 Nov 2026 09:00, 2 persons')
  })

  it('the code of a mobile key goes to the guest, and on no list', async () => {
    const { delivered, url } = await mailServer()
    const hotel = await startTestHotel({ smtpUrl: url, now: () => Date.parse('2026-11-21T11:00:00Z') })
    await hotel.post('/desk/api/email', { room: '101', email: 'anna@berger.example' })
    const { headers } = await hotel.guest()
    const ask = {
      room: '101',
      vendor: 'assa_abloy',
      device: 'android',
      reservationNumber: '88012',
      expireAt: '2026-11-23T18:00:00Z',
      otpEmail: 'somebody@else.example',
    }
    const link = (otpEmail: string) =>
      hotel.post('/api/public/v2/property/1/onekey/deeplink', { ...ask, otpEmail }, headers)
    // For an address that is not the guest's, the response is the same, but only the desk gets the code.
    expect((await link('somebody@else.example')).status).toBe(200)
    expect((await link('ANNA@berger.example')).status).toBe(200)
    await expect.poll(() => delivered).toHaveLength(1)
    const [kept, code] = hotel.desk.room('101').key_codes
    expect([kept?.mailed, code?.mailed]).toEqual([false, true])
    expect(delivered[0]).toMatchObject({ to: ['ANNA@berger.example'] })
    expect(delivered[0]?.text).toContain(`Your code for room 101 is ${code?.code}.`)
    expect(hotel.desk.mails()).toEqual([])
  })

  it('that refuses, the desk has the mail and reads why', async () => {
    const { delivered, url } = await mailServer('transfers@aurora.example')
    const hotel = await startTestHotel({ smtpUrl: url })
    expect((await send(await hotel.guest())).status).toBe('OK')
    await expect
      .poll(() => hotel.desk.mails())
      .toMatchObject([{ delivery: expect.stringMatching(/^failed: .*no such mailbox/) }])
    expect(delivered).toEqual([])
    expect(hotel.problems).toEqual([expect.stringContaining('mail 771 to transfers@aurora.example')])
  })
})
