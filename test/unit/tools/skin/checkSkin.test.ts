import { describe, expect, it } from 'vitest'
import { checkSkin } from '../../../tools/skin/checkSkin.ts'
import { Findings, reportOf } from '../../../tools/skin/findings.ts'
import { findingsWith, menuWith, pageLike, pageWith } from './smallSkin.ts'

const en = '7/menu_EN.json'
const page = 'custom/Custom_1.json'
const at = (name: string) => `/ONEapp/skins/lindenhof/${name}`

it.each(['aurora', 'isla-verde'])('nothing is wrong with %s', (name) => {
  expect(checkSkin(`skins/${name}`).all).toEqual([])
})

it('nothing is wrong with a small skin of all kinds of files', async () => {
  expect(await findingsWith()).toEqual([])
})

it('says that there is no such skin', () => {
  expect(reportOf('skins/none', checkSkin('skins/none'))).toBe(
    'WRONG  There is no folder skins/none.\nskins/none: 1 thing is wrong.',
  )
})

it('reports what is wrong before what is to be looked at, and the same once', () => {
  const findings = new Findings()
  findings.note('a.json', 'is unusual.')
  findings.wrong('b.json', 'is wrong.')
  findings.wrong('b.json', 'is wrong.')
  expect(reportOf('skins/x', findings)).toBe(
    'WRONG  b.json: is wrong.\nnote   a.json: is unusual.\nskins/x: 1 thing is wrong, 1 to look at.',
  )
})

type Case = [says: string, changes: Parameters<typeof findingsWith>[0]]

describe('menus', () => {
  const item = { id: 1, title: 'Welcome', onclick: 'contentpage|1', isPage: true }
  it.each<Case>([
    [
      ': has no menu. The app asks for {skin id}/menu_EN.json',
      { [en]: null, '7/menu_DE.json': null, '7/oneapp/walkin_menu_EN.json': null },
    ],
    ['note : has no menu for walk-ins', { '7/oneapp/walkin_menu_EN.json': null }],
    [`${en}: is missing: guests of a language without a menu`, { [en]: null }],
    [`${en}: is not JSON: line 3, column 3: Expected`, { [en]: '{\n  "menu": [],\n  }' }],
    [`${en}: must be an object`, { [en]: '[]' }],
    [`${en}: has no items`, { [en]: { menu: [] } }],
    [`${en}: has no items`, { [en]: { menu: 'Welcome' } }],
    [`${en}: “header” must be an object`, { [en]: { ...menuWith(item), header: 'logo.svg' } }],
    [
      `note ${en}: the file has the field “menus”, which the app does not read. Is “menu” meant?`,
      { [en]: { ...menuWith(item), menus: [] } },
    ],
    ['menu_XX.json: “XX” is not a language of the app', { '7/menu_XX.json': menuWith(item) }],
    [
      'menu_de.json: is never found: the app asks for the language in capitals, menu_DE.json.',
      { '7/menu_DE.json': null, '7/menu_de.json': menuWith(item) },
    ],
    ['menu_FR.json: is not where the app looks', { 'menu_FR.json': menuWith(item) }],
    [
      'note 7/menu_DE.json: has no item with the id 1, which is “Welcome” in English.',
      { '7/menu_DE.json': menuWith({ ...item, id: 9 }) },
    ],
    [`${en}: entry 1 of “menu” must be an object`, { [en]: menuWith(['Welcome']) }],
    [`${en}: item 1 has no title.`, { [en]: menuWith({ ...item, title: ' ' }) }],
    [`${en}: “title” of item 1 must be a text`, { [en]: menuWith({ ...item, title: ['Welcome'] }) }],
    [`note ${en}: “Welcome” has no id`, { [en]: menuWith({ ...item, id: undefined }) }],
    [`${en}: “Kitchen” has the id 3, which “Welcome” has, too.`, { [en]: menuWith({ ...item, id: 3 }) }],
    [
      `note ${en}: “Welcome” has the field “onClick”, which the app does not read. Is “onclick” meant?`,
      { [en]: menuWith({ ...item, onClick: 'vod' }) },
    ],
    [`${en}: “isPage” of “Welcome” must be true or false.`, { [en]: menuWith({ ...item, isPage: 'yes' }) }],
    [`${en}: “Welcome” has neither an action nor a submenu`, { [en]: menuWith({ id: 1, title: 'Welcome' }) }],
    [
      `${en}: the submenu of “Welcome” must be a list`,
      { [en]: menuWith({ ...item, submenu: { title: 'Spa' } }) },
    ],
    [
      'note 7/oneapp/walkin_menu_EN.json: “Wake-up” opens a screen that needs a room: walk-ins do not see it.',
      { '7/oneapp/walkin_menu_EN.json': menuWith({ id: 1, title: 'Wake-up', onclick: 'wakeUpOpen' }) },
    ],
  ])('%s', async (says, changes) => {
    expect(await findingsWith(changes)).toContainEqual(expect.stringContaining(says))
  })
})

describe('actions', () => {
  it.each([
    ['openshop|1', 'which opens nothing. Is “openShop” meant?'],
    ['openShop', 'openShop needs a value: "openShop|…".'],
    ['contentpage|welcome', '“welcome” is no value of contentpage.'],
    ['sauna', 'skins/README.md lists the actions.'],
    ['contentpage|8', 'leads to page 8, and there is no custom/Custom_8.json.'],
    ['page/8', 'leads to /page/8, and there is no Page_8.json.'],
    ['openWebPage|www.lindenhof.example', 'which is no web address (https://…).'],
  ])('%s: %s', async (onclick, says) => {
    const found = await findingsWith({ [en]: menuWith({ id: 1, title: 'Spa', onclick }) })
    expect(found).toContainEqual(expect.stringContaining(`${en}: onclick of “Spa”`))
    expect(found).toContainEqual(expect.stringContaining(says))
  })

  it('an item that is a page needs its number', async () => {
    expect(
      await findingsWith({ [en]: menuWith({ id: 1, title: 'Spa', onclick: 'spa', isPage: true }) }),
    ).toContainEqual(
      `${en}: onclick of “Spa” is “spa”, which opens nothing. An item with isPage needs the number of a page: "contentpage|1".`,
    )
  })
})

describe('pictures', () => {
  it.each([
    [at('menu/none.webp'), 'is “menu/none.webp”, and there is no such file.'],
    [at('menu/Welcome.webp'), 'but the file is called “menu/welcome.webp”: capitals count.'],
    ['menu/welcome.webp', 'write /ONEapp/skins/lindenhof/… or an https address.'],
    ['http://lindenhof.example/a.webp', 'the app shows pictures from https addresses only.'],
    ['/ONEapp/skins/aurora/logo.svg', 'which belongs to another skin that is not there.'],
    [12, 'must be an address in quotation marks.'],
  ])('%s: %s', async (image, says) => {
    const found = await findingsWith({
      [en]: menuWith({ id: 1, title: 'Spa', onclick: 'contentpage|1', image }),
    })
    expect(found).toEqual([expect.stringContaining(`${en}: the picture of “Spa”`)])
    expect(found[0]).toContain(says)
  })

  it('notes a heavy picture, and reports an empty one', async () => {
    expect(await findingsWith({ 'menu/welcome.webp': 'x'.repeat(600_000), 'logo.svg': '' })).toEqual(
      expect.arrayContaining([
        'logo.svg: is empty.',
        'note menu/welcome.webp: has 600 kB. A picture of this app has 20 to 200 kB (WebP).',
      ]),
    )
  })
})

describe('pages', () => {
  it.each<Case>([
    ['Page_1.json: has no “default”', { 'Page_1.json': { en: 1 } }],
    ['Page_1.json: “en” must be the number of a page.', { 'Page_1.json': { default: 1, en: 'one' } }],
    [
      'Page_1.json: “fr” leads to page 5, and there is no custom/Custom_5.json.',
      { 'Page_1.json': { default: 1, fr: 5 } },
    ],
    ['Page_1.json: “EN” (1) is not a language of the app', { 'Page_1.json': { default: 1, EN: 1 } }],
    ['Custom_3.json: is never found', { 'Custom_3.json': pageLike({}) }],
    [
      'note custom/Custom_3.json: is opened by nothing in this skin',
      { 'custom/Custom_3.json': pageLike({ html: false }) },
    ],
    [`${page}: cannot be read`, { [page]: pageLike({ list: ['Welcome'] }) }],
    [`${page}: is empty`, { [page]: pageLike({ list: [], html: false }), 'custom/html_1.html': null }],
    [`${page}: “list” must be a list`, { [page]: pageLike({ list: { headline: 'Garden' } }) }],
    [
      `${page}: “type” is “gallery”; there are list, banner, html.`,
      { [page]: pageLike({ type: 'gallery' }) },
    ],
    [
      `note ${page}: the page has the field “datamap”, which the app does not read. Is “dataMap” meant?`,
      { [page]: pageLike({ datamap: {} }) },
    ],
    [`${page}: “dataMap” must be an object`, { [page]: pageLike({ dataMap: ['Header'] }) }],
    [
      `${page}: “dataMap” calls “headline” "header", which is not shown. Is “Header” meant?`,
      { [page]: pageLike({ dataMap: { headline: 'header' } }) },
    ],
    [
      `${page}: entry 4 of “list” is not shown: it has no Header, no Description, no Image.`,
      { [page]: pageWith({ action: 'vod' }) },
    ],
    [`note ${page}: “Spa” has the field “pciture”`, { [page]: pageWith({ headline: 'Spa', pciture: '' }) }],
    [
      `${page}: the picture of “Spa” is “pages/spa.webp”, and there is no such file.`,
      { [page]: pageWith({ headline: 'Spa', Image: at('pages/spa.webp') }) },
    ],
    [
      `${page}: the action of “Spa” is “spaOpen”, which opens nothing.`,
      { [page]: pageWith({ headline: 'Spa', action: 'spaOpen' }) },
    ],
    [
      `${page}: the action of “Steam” is “x”, which opens nothing.`,
      { [page]: pageWith({ headline: 'Spa', sublist: [{ headline: 'Steam', action: 'x' }] }) },
    ],
    [
      `${page}: the gallery of “Spa”, “gallery/spa*”, has no pictures.`,
      { [page]: pageWith({ headline: 'Spa', folder_pattern: 'gallery/spa*' }) },
    ],
    [
      `${page}: the gallery of “Spa” is “*.webp”`,
      { [page]: pageWith({ headline: 'Spa', folder_pattern: '*.webp' }) },
    ],
    [
      `${page}: the network of “Spa” needs the name`,
      { [page]: pageWith({ headline: 'Spa', wifi: { ssid: ' ' } }) },
    ],
    [
      `${page}: the request of “Spa” is not offered`,
      { [page]: pageWith({ headline: 'Spa', request: { email_to: 'a@b.example' } }) },
    ],
    [
      `${page}: the request of “Spa” goes to “the desk”, which is no e-mail address.`,
      { [page]: pageWith({ headline: 'Spa', request: { email_to: 'the desk', text: 'A towel' } }) },
    ],
    [`${page}: “html” is true, and there is no custom/html_1.html.`, { 'custom/html_1.html': null }],
    [`${page}: “style” is false, so that custom/style_1.css is not shown.`, { 'custom/style_1.css': 'p {}' }],
    [`note ${page}: does not say "script": false`, { [page]: pageLike({ script: undefined }) }],
    [
      'custom/html_1.html: the picture “garden.webp” is “custom/garden.webp”, and there is no such file.',
      { 'custom/html_1.html': '<img src="garden.webp">' },
    ],
  ])('%s', async (says, changes) => {
    expect(await findingsWith(changes)).toContainEqual(expect.stringContaining(says))
  })
})

describe('theme and settings', () => {
  const theme = {
    id: 7,
    title: 'Lindenhof',
    logoImage: at('mark.svg'),
    primary: 'green',
    toolbarBackground: 'white',
  }
  const login = (value: unknown) => ({ 'settings.json': { login: value } })
  it.each<Case>([
    ['note : has no theme.json', { 'theme.json': null }],
    ['theme.json: needs an “id”', { 'theme.json': { ...theme, id: undefined } }],
    ['theme.json: has no “title”', { 'theme.json': { ...theme, title: '' } }],
    ['note theme.json: has no “logoImage”', { 'theme.json': { ...theme, logoImage: undefined } }],
    [
      'theme.json: the logo is “logo.png”, and there is no such file.',
      { 'theme.json': { ...theme, logoImage: at('logo.png') } },
    ],
    [
      'theme.json: “primary” is “forest green”, which is no colour',
      { 'theme.json': { ...theme, primary: 'forest green' } },
    ],
    [
      'note theme.json: has no “toolbarBackground”',
      { 'theme.json': { ...theme, toolbarBackground: undefined } },
    ],
    ['theme.json: “dark” of the theme must be true or false.', { 'theme.json': { ...theme, dark: 'night' } }],
    ['note theme.json: the theme has the field “colour”', { 'theme.json': { ...theme, colour: 'green' } }],
    ['settings.json: “timezone” is “Vienna”, which is none', { 'settings.json': { timezone: 'Vienna' } }],
    [
      'settings.json: “promoUrl” must be an https address.',
      { 'settings.json': { promoUrl: 'lindenhof.example' } },
    ],
    ['settings.json: “login” must be an object', login('pictures')],
    ['settings.json: the sign-in has no field “phone”', login({ fields: ['phone'] })],
    ['settings.json: “pictures” of “login” must be an object', login({ pictures: at('login.webp') })],
    [
      'note settings.json: “pictures” has no “night”',
      login({ pictures: { day: at('login/day-{shape}.webp') } }),
    ],
    [
      'settings.json: the picture of day, landscape is “login/noon-landscape.webp”',
      login({ pictures: { day: at('login/noon-{shape}.webp') } }),
    ],
  ])('%s', async (says, changes) => {
    expect(await findingsWith(changes)).toContainEqual(expect.stringContaining(says))
  })
})
