import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { folders } from '../../../src/domains/content/slice.ts'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { answerInstead, bodyInstead } from '../badAnswers.ts'
import { openSignedIn } from '../harness.tsx'
import { readStyles } from '../rendering.ts'
import { fileOf, openPage, pageOf } from './openPage.ts'

// Pictures that are not shown are hidden by a style.
beforeEach(readStyles)

const call = { module: 'SQMOD_GlobalFunctions', function: 'getMultiImagesFromFolderPattern' }
const entry = { Header: 'Spa', Image: '/ONEapp/skins/aurora/pages/spa.webp', folder_pattern: 'gallery/room*' }

it('PAGE-23 shows the pictures of an entry’s folder as a gallery', async () => {
  const app = await openSignedIn()
  app.services.history.go('/cp/28')
  const gallery = within(await screen.findByRole('group', { name: 'Rooms' }))
  const shown = () => gallery.getByRole('img').getAttribute('src')
  expect(shown()).toBe('/ONEapp/skins/aurora/gallery/room1.webp')
  gallery.getByText('1 of 4')
  await app.user.click(gallery.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toBe('/ONEapp/skins/aurora/gallery/room2.webp')
  const small = screen.getAllByRole('button', { name: '4 of 4' })
  await app.user.click(small[0] as HTMLElement)
  expect(shown()).toBe('/ONEapp/skins/aurora/gallery/room4.webp')
  await app.user.click(gallery.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toBe('/ONEapp/skins/aurora/gallery/room1.webp')
  const asked = (await app.desk.calls(call)).map(({ data }) => data)
  expect(asked).toEqual([
    { project_id: 'aurora', folder_pattern: 'gallery/room*' },
    { project_id: 'aurora', folder_pattern: 'gallery/suite*' },
  ])
})

it('PAGE-12, PAGE-23 shows them where an entry is chosen, as in the list', async () => {
  const app = await openPage(pageOf([{ ...entry, sublist: [{ Header: 'Pool' }] }]))
  await app.user.click(await screen.findByRole('link', { name: 'Spa' }))
  await screen.findByRole('heading', { level: 1, name: 'Spa' })
  const gallery = within(await screen.findByRole('group', { name: 'Spa' }))
  gallery.getByText('1 of 4')
  expect(screen.getAllByRole('button', { name: /^\d of 4$/ })).toHaveLength(4)
  // The entry's own picture is the placeholder while they load, and is removed afterwards.
  expect(document.querySelector('main img[src="/ONEapp/skins/aurora/pages/spa.webp"]')).toBeNull()
})

it('PAGE-16, PAGE-23 a banner has the pictures of an entry that has none of its own', async () => {
  const app = await openPage(pageOf([{ ...entry, Image: '' }, entry], { type: 'banner', title: 'Rooms' }))
  const banner = within(await screen.findByRole('group', { name: 'Rooms' }))
  await banner.findByText('1 of 5')
  const shown = () => document.querySelector('[data-shown] img')?.getAttribute('src')
  expect(shown()).toContain('/gallery/room1.webp')
  await app.user.click(banner.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toContain('/gallery/room2.webp')
  banner.getByRole('heading', { level: 2, name: 'Spa' })
  for (let at = 2; at < 5; at += 1) await app.user.click(banner.getByRole('button', { name: 'Next picture' }))
  banner.getByText('5 of 5')
  expect(shown()).toContain('/pages/spa.webp')
})

it('PAGE-23 a gallery that has fewer pictures in another language shows its last one', async () => {
  const app = await openPage(pageOf([entry]))
  await app.user.click(await screen.findByRole('button', { name: '4 of 4' }))
  const answer = await answerInstead(app.desk, call, {
    status: 'OK',
    root: { images: ['/gallery/room1.webp', '/gallery/room2.webp'] },
  })
  bodyInstead(
    fileOf('Custom_777.json'),
    JSON.stringify(pageOf([{ ...entry, folder_pattern: 'gallery/zwei*' }])),
  )
  app.store.dispatch(languageChosen('de'))
  await answer()
  await screen.findByRole('button', { name: '2 von 2', current: true })
  expect(
    within(screen.getByRole('group', { name: 'Spa' }))
      .getByRole('img')
      .getAttribute('src'),
  ).toContain('/gallery/room2.webp')
})

it.each([
  ['status ERROR', { status: 'ERROR', message: 'no such folder' }],
  ['images that are no list', { status: 'OK', root: { images: 'spa1.jpg' } }],
  ['no root', { status: 'OK' }],
  ['an empty list', { status: 'OK', root: { images: [] } }],
])('PAGE-25 shows no gallery with %s, but the entry all the same', async (_, payload) => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, call, payload)
  bodyInstead(fileOf('Custom_777.json'), JSON.stringify(pageOf([entry])))
  app.services.history.go('/cp/777')
  await answer()
  await screen.findByRole('heading', { level: 2, name: 'Spa' })
  await waitFor(() =>
    expect(folders.select(app.store.getState(), 'gallery/room*').status).not.toBe('fetching'),
  )
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.querySelector('img[src="/ONEapp/skins/aurora/pages/spa.webp"]')).not.toBeNull()
})

it('PAGE-24 asks for nothing where the pattern is no text', async () => {
  const app = await openPage(
    pageOf([
      { ...entry, folder_pattern: 7 },
      { ...entry, folder_pattern: ' ' },
    ]),
  )
  expect(await screen.findAllByRole('heading', { level: 2, name: 'Spa' })).toHaveLength(2)
  expect(await app.desk.calls(call)).toEqual([])
})

it('PAGE-16 the buttons of a banner have the colour of its text, which stands on a picture', async () => {
  const call = {
    Header: 'Sauna',
    Image: '/pool.webp',
    action: 'openTel|+43 1 55',
    request: { text: 'A towel' },
  }
  await openPage(pageOf([call], { type: 'banner', title: 'Spa' }))
  const banner = within(await screen.findByRole('group', { name: 'Spa' }))
  const colourOf = (element: HTMLElement) => window.getComputedStyle(element).color
  const heading = colourOf(banner.getByRole('heading', { level: 2, name: 'Sauna' }))
  expect(colourOf(banner.getByRole('link', { name: 'Call' }))).toBe(heading)
  expect(colourOf(banner.getByRole('button', { name: 'Send a request' }))).toBe(heading)
})
