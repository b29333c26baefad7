import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkSkin } from '../../../tools/skin/checkSkin.ts'

type Content = string | object | null

const picture = (name: string) => `/ONEapp/skins/lindenhof/${name}`

const menu = {
  header: { logo: picture('logo.svg') },
  menu: [
    { id: 1, title: 'Welcome', onclick: 'contentpage|1', isPage: true, image: picture('menu/welcome.webp') },
    { id: 2, title: 'Eat', submenu: [{ id: 3, title: 'Kitchen', oneapp_onclick: 'openShop|1' }] },
  ],
}

const page = {
  type: 'list',
  title: 'Welcome',
  dataMap: { headline: 'Header' },
  list: [
    { headline: 'Our garden', Image: picture('pages/garden.webp'), action: 'wakeUpOpen' },
    { headline: 'Wi-Fi', wifi: { ssid: 'Lindenhof' } },
    {
      headline: 'Rooms',
      folder_pattern: 'gallery/room*',
      request: { email_to: 'a@b.example', text: 'A view' },
    },
  ],
  ...{ script: false, html: true, style: false },
}

/** A skin with which nothing is wrong. */
const right: Record<string, Content> = {
  '7/menu_EN.json': menu,
  '7/menu_DE.json': menu,
  '7/oneapp/walkin_menu_EN.json': { ...menu, menu: menu.menu.slice(0, 1) },
  'Page_1.json': { $schema: '../schema/pages.json', default: 1, de: 1, 'zh-tw': 1 },
  'custom/Custom_1.json': { $schema: '../../schema/page.json', ...page },
  'custom/html_1.html': '<p><img src="../pages/garden.webp" alt=""> <a href="/ONEapp/wakeUp">Wake up</a></p>',
  'theme.json': {
    ...{ id: '7', title: 'Lindenhof', logoImage: picture('mark.svg'), primary: '#2C7A57' },
    ...{ dark: false, toolbarBackground: 'white', toolbarDark: false },
  },
  'settings.json': { timezone: 'Europe/Vienna', login: { pictures: lights() } },
  ...Object.fromEntries(
    [
      'logo.svg',
      'mark.svg',
      'menu/welcome.webp',
      'pages/garden.webp',
      'gallery/room1.webp',
      'gallery/room2.webp',
    ].map((name) => [name, 'picture']),
  ),
  ...Object.fromEntries(
    ['dawn', 'day', 'dusk', 'night'].flatMap((light) =>
      ['portrait', 'landscape'].map((shape) => [`login/${light}-${shape}.webp`, 'picture']),
    ),
  ),
}

function lights() {
  return Object.fromEntries(
    ['dawn', 'day', 'dusk', 'night'].map((light) => [light, picture(`login/${light}-{shape}.webp`)]),
  )
}

/** What the check says about the right skin with these files in place of its own; null leaves a file out. */
export const findingsWith = (changes: Record<string, Content> = {}) => findingsOf({ ...right, ...changes })

/** What the check says about a skin of these files. */
export async function findingsOf(files: Record<string, Content>): Promise<string[]> {
  const skins = await mkdtemp(join(tmpdir(), 'bellhop-skins-'))
  onTestFinished(() => rm(skins, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue
    const path = join(skins, 'lindenhof', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return checkSkin(join(skins, 'lindenhof')).all.map(
    ({ file, text, isNote }) => `${isNote ? 'note ' : ''}${file}: ${text}`,
  )
}

/** The menu with another item in place of its first. */
export const menuWith = (item: object) => ({ ...menu, menu: [item, ...menu.menu.slice(1)] })

/** The page with one more entry. */
export const pageWith = (entry: unknown) => ({ ...page, list: [...page.list, entry] })

export const pageLike = (changes: object) => ({ ...page, ...changes })
