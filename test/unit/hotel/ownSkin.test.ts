import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { wearSkin } from '../../hotel/seed/ownSkin.ts'
import { properties } from '../../hotel/seed/properties.ts'
import { startMessage } from '../../hotel/startMessage.ts'
import { startTestHotel } from './testHotel.ts'

async function skinsWith(files: Record<string, string>) {
  const skins = await mkdtemp(join(tmpdir(), 'bellhop-skins-'))
  const before = { ...properties['1'] }
  onTestFinished(async () => {
    Object.assign(properties['1'], before)
    await rm(skins, { recursive: true })
  })
  await mkdir(join(skins, 'lindenhof/7'), { recursive: true })
  for (const [name, content] of Object.entries(files))
    await writeFile(join(skins, 'lindenhof', name), content)
  return skins
}

it('the first property wears another skin, with its theme and settings', async () => {
  const skins = await skinsWith({
    '7/menu_EN.json': '{"menu":[]}',
    'theme.json': '{"id":7,"title":"Lindenhof","primary":"#7A5C2C"}',
    'settings.json': '{"login":{"fields":["checkin"]}}',
  })
  wearSkin('lindenhof', skins)
  const { device, origin } = await startTestHotel({ skins })
  const { root } = await (await device()).signIn('101', 'Berger')
  expect(root).toMatchObject({ skin: { id: '7', project_id: 'lindenhof' } })
  const read = async (path: string) => (await fetch(origin + path)).json()
  expect(await read('/api/v1/oneapp/theme/7')).toMatchObject({ title: 'Lindenhof', primary: '#7A5C2C' })
  // What the skin does not say stays as it was.
  expect(await read('/api/v1/property/1/oneapp/settings')).toMatchObject({
    settings: { login: { fields: ['checkin'] }, timezone: 'Europe/Vienna' },
  })
  expect(startMessage('http://hotel')).toContain('http://hotel/ONEapp/?property=1&theme=7   (Lindenhof)')
})

it.each([
  ['none', {}, /There is no skin .*none\./],
  ['lindenhof', {}, /has no menu, such as 1\/menu_EN\.json\. Try: npm run skin -- skins\/lindenhof/],
  ['lindenhof', { '7/menu_EN.json': '', 'theme.json': '{"id"' }, /theme\.json cannot be read: /],
  ['lindenhof', { '7/menu_EN.json': '', 'theme.json': '{}' }, /theme\.json cannot be read: .*id/],
])('says in one line why it cannot wear %s: %j', async (name, files, message) => {
  const skins = await skinsWith(files)
  expect(() => wearSkin(name, skins)).toThrow(message)
})
