import { describe, expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

describe('what a page asks for', () => {
  it('PAGE-23 the pictures of a folder, in order', async () => {
    const device = await (await startTestHotel()).guest()
    const ask = (folder_pattern: string, project_id = 'aurora') =>
      device.ask('SQMOD_GlobalFunctions.getMultiImagesFromFolderPattern', { project_id, folder_pattern })
    expect((await ask('gallery/room*')).root).toEqual({
      images: [1, 2, 3, 4].map((number) => `/ONEapp/skins/aurora/gallery/room${number}.webp`),
    })
    expect((await ask('gallery/nothing*')).root).toEqual({ images: [] })
    for (const pattern of ['', '../isla-verde/pages/*', '/etc/*', 'gallery', 'nowhere/*', '*'])
      expect((await ask(pattern)).status, pattern).toBe('ERROR')
    expect((await ask('pages/*', 'isla-verde')).status).toBe('ERROR')
  })

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
