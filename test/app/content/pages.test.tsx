import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bodyInstead, heldInstead, logged, nothingInstead } from '../badAnswers.ts'
import { atHome, configured, openSignedIn, openSignedInAt, place, query } from '../harness.tsx'
import { readStyles } from '../rendering.ts'
import { contentOf, fileOf, openPage, pageOf } from './openPage.ts'

const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })

it('PAGE-01, PAGE-11, PAGE-19, ROUTE-06 shows the entries of a page, asked for with a timestamp', async () => {
  const app = await openPage(null, { id: '12' })
  await heading('Fitness')
  await heading('Training room', 2)
  screen.getByText(/On the sixth floor/)
  expect(place()).toBe('/cp/12')
  const files = (await app.desk.calls({ module: 'HTTP' })).filter((call) =>
    call.function.includes('Custom_12.json'),
  )
  expect(files).toHaveLength(1)
  expect(String(files[0]?.data.t)).toMatch(/^\d{13}$/)
})

it('PAGE-12 shows the entries first and an entry’s list when it is chosen; Back leads up again', async () => {
  const app = await openPage(null, { id: '10' })
  await heading('Spa')
  const sauna = await screen.findByRole('link', { name: 'Sauna' })
  expect(screen.queryByText('Finnish sauna')).toBeNull()
  await app.user.click(sauna)
  await heading('Sauna')
  await heading('Finnish sauna', 2)
  expect(screen.queryByText('Pool')).toBeNull()
  expect(query().get('entry')).toBe('0')
  await app.user.click(screen.getByRole('link', { name: 'Spa' }))
  await heading('Spa')
  await app.user.click(await screen.findByRole('link', { name: 'Pool' }))
  await heading('Early swim', 2)
  app.services.history.back()
  await heading('Spa')
})

it('PAGE-12 an address that names no list stays at the page', async () => {
  const app = await openPage(null, { id: '10' })
  await screen.findByRole('link', { name: 'Sauna' })
  app.services.history.go('/cp/10?entry=9')
  await waitFor(() => expect(query().get('entry')).toBe('9'))
  await heading('Spa')
  await screen.findByRole('link', { name: 'Sauna' })
})

it('PAGE-18, MENU-20 an entry leads where its action says, and is no link without one', async () => {
  const app = await openPage(
    pageOf([
      { Header: 'As in the ledger', action: 'cp|12' },
      { Header: 'Kitchen', action: 'openShop|1' },
      { Header: 'Cable', action: 'changeSource|HDMI|2' },
      { Header: 'House', action: 'openTel|+43 1 555' },
      { Header: 'Desk', action: 'openEmail|desk@aurora.example' },
      { Header: 'Site', action: 'openWebPage|https://example.com/a' },
      { Header: 'Evil', action: 'openWebPage|javascript:alert(1)' },
      { Header: 'Nowhere', action: 'no-such-thing' },
      { Header: 'Still' },
    ]),
  )
  await heading('Still', 2)
  expect(screen.getByRole('link', { name: 'Kitchen' }).getAttribute('href')).toContain('/shop/flow/1')
  const out = (name: string) => screen.getByRole('link', { name })
  expect(out('Call').getAttribute('href')).toBe('tel:+431555')
  expect(out('Write an email').getAttribute('href')).toBe('mailto:desk@aurora.example')
  expect(out('Open the website').getAttribute('href')).toBe('https://example.com/a')
  expect(out('Open the website').getAttribute('target')).toBe('_blank')
  expect(out('Open the website').getAttribute('rel')).toContain('noopener')
  for (const name of ['Evil', 'Nowhere', 'Still']) {
    expect(screen.queryByRole('link', { name })).toBeNull()
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  await app.user.click(screen.getByRole('button', { name: 'Cable' }))
  await screen.findByText('Source: HDMI 2')
  await app.user.click(screen.getByRole('link', { name: 'As in the ledger' }))
  await heading('Fitness')
  expect(place()).toBe('/cp/12')
})

it('PAGE-15, PAGE-18 an entry that is a picture alone leads further, too', async () => {
  await openPage(pageOf([{ Image: '/ONEapp/skins/aurora/bar.webp', action: 'openShop|2' }]))
  const link = await screen.findByRole('link', { name: 'More' })
  expect(link.getAttribute('href')).toContain('/shop/flow/2')
})

it('PAGE-16 a banner page shows one picture at a time, forward and back', async () => {
  readStyles()
  const { user } = await openPage(null, { id: '15' })
  const banner = within(await screen.findByRole('group', { name: 'Restaurants' }))
  const shown = () => banner.getByRole('heading', { level: 2 }).textContent
  await banner.findByText('1 of 3')
  expect(shown()).toBe('Morgenrot')
  await user.click(banner.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toBe('Aurora Bar')
  banner.getByText('2 of 3')
  await user.click(banner.getByRole('button', { name: 'Previous picture' }))
  await user.click(banner.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe('Café Aurora')
  await user.click(banner.getByRole('button', { name: 'Next picture' }))
  await user.click(banner.getByRole('link', { name: 'Morgenrot' }))
  await heading('Tonight’s menu')
})

describe('with markup of its own', () => {
  const html = `
    <h1 class="top">Hello <em>guest</em></h1>
    <p onclick="steal()">Words</p><img src="pool.jpg" onerror="steal()" alt="The pool">
    <script>steal()</script><style>nav { display: none }</style><iframe src="https://evil.example"></iframe>
    <form action="https://evil.example"><input name="password"></form>
    <a href="javascript:steal()">Bad</a> <a href="https://example.com">Out</a>
    <a href="/ONEapp/cp/12">Fitness room</a> <a href="tel:112">Help</a>`

  it('PAGE-09 shows it harmless, in place of the list of an html page', async () => {
    bodyInstead(fileOf('html_777.html'), html)
    const app = await openPage(pageOf([{ Header: 'Entry' }], { type: 'html', html: true, title: 'Own' }))
    await heading('Own')
    await heading('Hello guest', 2)
    expect(screen.queryByText('Entry')).toBeNull()
    const main = screen.getByRole('main')
    expect(main.querySelector('script, style, iframe, form')).toBeNull()
    expect(main.innerHTML).not.toMatch(/steal|onerror|onclick|javascript:/)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const pool = screen.getByRole('img', { name: 'The pool' })
    expect(pool.getAttribute('src')).toMatch(/\/ONEapp\/skins\/aurora\/custom\/pool\.jpg$/)
    expect(screen.getByRole('link', { name: 'Out' }).getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('target')).toBeNull()
    await app.user.click(screen.getByRole('link', { name: 'Fitness room' }))
    await heading('Fitness')
  })

  it('PAGE-09 shows it above the list of any other page', async () => {
    bodyInstead(fileOf('html_777.html'), '<p>Above</p>')
    await openPage(pageOf([{ Header: 'Entry' }], { html: true }))
    const above = await screen.findByText('Above')
    const entry = screen.getByText('Entry')
    expect(above.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('PAGE-08, PAGE-09, PAGE-10, PAGE-11 asks for its files with a timestamp, and goes without those that are missing', async () => {
    const app = await openPage(pageOf([{ Header: 'Entry' }], { html: true, style: true, type: 'html' }))
    await heading('Entry', 2)
    const asked = (await app.desk.calls({ module: 'HTTP' })).filter((call) => call.function.includes('_777.'))
    expect(asked.map((call) => [call.function.split('/').pop(), call.status])).toEqual(
      expect.arrayContaining([
        ['html_777.html', 404],
        ['style_777.css', 404],
      ]),
    )
    for (const { data } of asked) expect(String(data.t)).toMatch(/^\d{13}$/)
    expect(await logged(app.desk, 'content')).toEqual([])
  })

  it('PAGE-08, PAGE-09, PAGE-10 asks for none of them where its data say no', async () => {
    const app = await openPage(pageOf([{ Header: 'Entry' }]))
    await heading('Entry', 2)
    const asked = (await app.desk.calls({ module: 'HTTP' })).map((call) => call.function)
    expect(asked.filter((name) => name.includes('_777.'))).toEqual([])
    expect(document.querySelector('script[src*="script_777"]')).toBeNull()
  })

  it('PAGE-08, PAGE-10 wears its style on this page only, and its script is in a frame of its own', async () => {
    bodyInstead(fileOf('style_777.css'), 'body { color: red } p, nav { color: blue }')
    const app = await openPage(pageOf([{ Header: 'Entry' }], { style: true, script: true }))
    await heading('Entry', 2)
    const frame = () => document.querySelector('iframe')
    const rules = () =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText).filter((text) => text.includes('data-page="777"')),
      )
    await waitFor(() => expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts'))
    expect(document.querySelector('script[src*="script_777"]')).toBeNull()
    expect(rules()).toHaveLength(2)
    expect(rules().join()).toContain('[data-page="777"] p, [data-page="777"] nav')
    app.services.history.go('/cp/12')
    await heading('Fitness')
    await waitFor(() => expect(frame()).toBeNull())
    await waitFor(() => expect(rules()).toEqual([]))
  })
})

describe('that does not come', () => {
  it.each([
    ['HTTP 500', () => bodyInstead(fileOf('Custom_777.json'), 'out of order', 500)],
    ['a body that is no JSON', () => bodyInstead(fileOf('Custom_777.json'), '<!doctype html>')],
    ['a body that is no page', () => bodyInstead(fileOf('Custom_777.json'), '"a page"')],
    ['no file', () => undefined],
  ])('PAGE-17, ERR-03 with %s says so, is logged, and tries again', async (_, arrange) => {
    arrange()
    const app = await openPage()
    await screen.findByText(/having difficulties opening this module/)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(async () => expect(await logged(app.desk, 'content')).not.toEqual([]))
    bodyInstead(fileOf('Custom_777.json'), JSON.stringify(pageOf([{ Header: 'There' }])))
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('There', 2)
  })

  it.each([
    ['/cp/9999', /having difficulties opening this module/],
    ['/page/9999', 'no content available for this module'],
    ['/destination/event/none', 'no data available'],
  ])('REAL-25 at %s, which is not there, leads home', async (path, words) => {
    const app = await openSignedIn()
    app.services.history.go(path)
    await screen.findByText(words)
    await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }))
    await heading(/Anna/)
  })

  it('PAGE-12, PAGE-17 is asked for again on the way to one of its entries', async () => {
    const page = pageOf([{ Header: 'Sauna', sublist: [{ Header: 'Finnish sauna' }] }])
    const end = bodyInstead(fileOf('Custom_777.json'), 'out of order', 500)
    const app = await openPage()
    await screen.findByText(/having difficulties opening this module/)
    end()
    bodyInstead(fileOf('Custom_777.json'), JSON.stringify(page))
    app.services.history.go('/cp/777?entry=0')
    await heading('Finnish sauna', 2)
  })

  it('PAGE-17 with no answer ends in words, not in a skeleton', async () => {
    nothingInstead(fileOf('Custom_777.json'))
    const app = await openSignedIn()
    await configured(app)
    app.services.http.setReceiveTimeout(300)
    app.services.history.go('/cp/777')
    await screen.findByText(/having difficulties opening this module/)
  })

  it('PAGE-17, ERR-04 with an empty list says that there is nothing', async () => {
    await openPage(pageOf([{ action: 'contentpage|1' }]))
    await screen.findByText('no content available for this module')
  })

  describe('where it is home', () => {
    const home = fileOf('Custom_1.json')
    const told = /having difficulties|no content available/

    it('PAGE-17, GEN-06, SERR-10 says so below what home has, and tries again', async () => {
      const file = heldInstead(home, 'out of order', 500)
      const { user } = await openSignedInAt('/cp/1')
      await atHome()
      expect(screen.queryByText(told)).toBeNull()
      file.letGo()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toMatch(/having difficulties opening this module/)
      const services = await screen.findByRole('list', { name: 'At your service' })
      expect(services.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      bodyInstead(home, JSON.stringify(pageOf([{ Header: 'There' }])))
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await heading('There', 2)
      expect(screen.queryByText(told)).toBeNull()
    })

    it('PAGE-17, SERR-11 with an empty list says that there is nothing, and offers no way to where the guest is', async () => {
      bodyInstead(home, JSON.stringify(pageOf([])))
      await openSignedInAt('/cp/1')
      await atHome()
      await screen.findByText('no content available for this module')
      expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Home' })).toBeNull()
    })
  })
})

describe('the id of a page', () => {
  it('PAGE-02, PAGE-04, PAGE-05, PAGE-06, ROUTE-07, ROUTE-08 opens the page of the guest’s language, and Back does not resolve again', async () => {
    const app = await openSignedIn()
    app.services.history.go('/cp/12')
    await heading('Fitness')
    app.services.history.go('/page/10')
    await heading('Spa')
    expect(place()).toBe('/cp/10')
    const [list] = (await app.desk.calls({ module: 'HTTP' })).filter((call) =>
      call.function.endsWith('/skins/aurora/Page_10.json'),
    )
    expect(String(list?.data.t)).toMatch(/^\d{13}$/)
    app.services.history.back()
    await heading('Fitness')
  })

  it('PAGE-05 takes the default entry where the guest’s language has none', async () => {
    bodyInstead('/ONEapp/skins/aurora/Page_55.json', '{"default": 12, "de": 112}')
    const app = await openSignedIn()
    app.services.history.go('/page/55')
    await heading('Fitness')
  })

  it('PAGE-03, CONST-08 the page opens 300 ms after its id is resolved, and not where the guest has left', async () => {
    const app = await openSignedIn()
    /** Calls the function as soon as the id that is asked for next is resolved. */
    function whenResolved(run: () => void) {
      let isAsked = false
      const stop = app.store.subscribe(() => {
        const { resolution } = contentOf(app)
        isAsked ||= resolution === 'fetching'
        if (!isAsked || resolution !== 'success') return
        stop()
        run()
      })
    }
    let resolvedAt = Number.POSITIVE_INFINITY
    whenResolved(() => {
      resolvedAt = performance.now()
    })
    const openedAt: number[] = []
    const stop = app.store.subscribe(() => {
      if (place() === '/cp/10') openedAt.push(performance.now())
    })
    app.services.history.go('/page/10')
    await waitFor(() => expect(openedAt).not.toEqual([]))
    stop()
    // Timers count whole milliseconds.
    expect((openedAt[0] ?? 0) - resolvedAt).toBeGreaterThan(298)

    await screen.findByRole('link', { name: 'Sauna' })

    // Leaves the page well before it would open.
    whenResolved(() => app.services.history.go('/page/12'))
    app.services.history.go('/page/11')
    await heading('Fitness')
    // By now the page that was left would have opened and been counted.
    await waitFor(async () => {
      const counted = (await app.desk.list('statistics')).map(({ event_value }) => event_value)
      expect(counted).toContain('12')
      expect(counted).not.toContain('11')
    })
  })

  it.each(['abc', '12a', '-3'])(
    'ROUTE-06, PAGE-01 %s that is no number has no content, with a way home',
    async (id) => {
      const app = await openSignedIn()
      app.services.history.go('/cp/12')
      await heading('Fitness')
      app.services.history.go(`/cp/${id}`)
      await screen.findByText('no content available for this module')
      expect(place()).toBe(`/cp/${id}`)
      const main = within(screen.getByRole('main'))
      await app.user.click(main.getByRole('link', { name: 'Home' }))
      await heading(/Anna/)
    },
  )

  it.each([
    ['a list that did not come', 'broken', 500],
    ['no fitting entry', '{"fr": 12}', 200],
    ['a list that is none', '[1, 2]', 200],
  ])('PAGE-06, ROUTE-08, ERR-04 with %s says so in one sentence and tries again', async (_, body, status) => {
    bodyInstead('/ONEapp/skins/aurora/Page_55.json', body, status)
    const app = await openSignedIn()
    app.services.history.go('/page/55')
    await screen.findByText('no content available for this module')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.queryByText(/having difficulties opening this module/)).toBeNull()
    expect(place()).toBe('/page/55')
    bodyInstead('/ONEapp/skins/aurora/Page_55.json', '{"default": 12}')
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Fitness')
  })
})

it.each([60, 2000, 100_000])(
  'REAL-07 a page of %i entries within each other says so in place',
  async (levels) => {
    const inner = '{"Header":"Inside","sublist":['.repeat(levels)
    const list = `[${inner}${']}'.repeat(levels)}]`
    bodyInstead(
      fileOf('Custom_777.json'),
      `{"type":"list","html":false,"style":false,"script":false,"list":${list}}`,
    )
    const app = await openPage()
    await screen.findByRole('alert', undefined, { timeout: 2000 })
    expect(await logged(app.desk, 'content')).toMatchObject([
      { msg: expect.stringContaining('page 777 did not load') },
    ])
  },
)

it('a page that the guest comes back to is asked for again', async () => {
  const app = await openSignedInAt('/cp/12')
  await heading('Training room', 2)
  app.services.history.go('/language')
  await heading('Language')
  app.services.history.go('/cp/12')
  await heading('Fitness')
  await waitFor(async () => {
    const files = (await app.desk.calls({ module: 'HTTP' })).map((call) => call.function)
    expect(files.filter((name) => name.includes('Custom_12.json'))).toHaveLength(2)
  })
})
