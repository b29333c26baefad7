import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage, pageOf } from './openPage.ts'

const entry = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('article') as HTMLElement)
}
const code = 'Scan with another device to join.'

it('the page about Wi-Fi gives each network to copy, and as a code to scan', async () => {
  const app = await openPage(null, { id: '18' })
  const work = await entry('For work')
  await work.findByRole('img', { name: code })
  work.getByText('edelweiss-1907')
  await app.user.click(work.getByRole('button', { name: 'Copy Password' }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe('edelweiss-1907')
  await app.user.click(work.getByRole('button', { name: 'Copy Network' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Aurora Pro'))

  const open = await entry('Network: Hotel Guest')
  open.getByRole('button', { name: 'Copy Network' })
  expect(open.queryByText('Password')).toBeNull()
})

it('says so where the browser does not copy, and the text can be selected all the same', async () => {
  const app = await openPage(null, { id: '18' })
  const work = await entry('For work')
  const password = await work.findByRole('button', { name: 'Copy Password' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'))
  await app.user.click(password)
  await screen.findByText('Not copied. Please select the text and copy it yourself.')
  work.getByText('edelweiss-1907')
})

it.each([
  ['no name', { password: 'secret' }],
  ['an empty name', { ssid: ' ' }],
  ['a text', 'Hotel Guest'],
  ['null', null],
])('a network that is %s costs the entry nothing else', async (_, wifi) => {
  await openPage(
    pageOf([
      { Header: 'Broken', Description: 'Ask the desk.', wifi },
      { Header: 'Pool', wifi: { ssid: 'Pool', password: null } },
    ]),
  )
  const pool = await entry('Pool')
  await pool.findByRole('img', { name: code })
  const broken = await entry('Broken')
  broken.getByText('Ask the desk.')
  expect(broken.queryByRole('img', { name: code })).toBeNull()
})

it('an entry may be a network alone, inside an inner list too, under the name that the page gives the field', async () => {
  const app = await openPage(
    pageOf([{ Header: 'Rooms', sublist: [{ net: { ssid: 'Room 101', password: 1234 } }] }], {
      dataMap: { net: 'wifi' },
    }),
  )
  await app.user.click(await screen.findByRole('link', { name: 'Rooms' }))
  await screen.findByText('Room 101')
  screen.getByText('1234')
})
