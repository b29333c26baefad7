import { describe, expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

describe('what a page asks for', () => {
  it('PICK-11, PAGE-26 an e-mail to an address of the house, and to no other', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    const send = (email_to: string, email_message = 'Tonight, please.') =>
      device.ask('SQMOD_EMail.sendEMail', { email_to, email_subject: 'Table', email_message })
    expect((await send('someone@else.example')).status).toBe('ERROR')
    expect((await send('desk@aurora.example', ' ')).status).toBe('ERROR')
    expect((await send('desk@aurora.example', 'x'.repeat(5000))).status).toBe('ERROR')
    expect(hotel.desk.mails()).toEqual([])
    expect((await send('desk@aurora.example')).status).toBe('OK')
    expect(hotel.desk.mails()).toMatchObject([
      {
        room: '101',
        email_to: 'desk@aurora.example',
        email_subject: 'Table',
        email_message: 'Tonight, please.',
      },
    ])
    const stranger = await hotel.device()
    const refused = await stranger.ask('SQMOD_EMail.sendEMail', {
      email_to: 'desk@aurora.example',
      email_subject: 'Table',
      email_message: 'Let me in.',
    })
    expect(refused.status).toBe('ERROR')
  })
})
