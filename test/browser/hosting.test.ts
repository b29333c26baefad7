import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { beside, dist } from '../tools/build.ts'
import { guest, startHotel } from './harness/index.ts'
import { startWebServer, type WebServer } from './harness/webServer.ts'
import { chooseBurger, signIn, start } from './journeys.ts'

const told = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

interface Request {
  path: string
  accept?: string
  'accept-encoding'?: string
}

function headersOver2(origin: string, headers: Record<string, string>) {
  const session = connect(origin, { rejectUnauthorized: false })
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    session.once('error', reject)
    session.request(headers).once('error', reject).once('response', resolve)
  }).finally(() => session.destroy())
}

const headersOver1 = (address: string, headers: Record<string, string>) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const request = get(address, { headers }, (response) => {
      resolve({ ...response.headers, ':status': response.statusCode })
      response.destroy()
    })
    request.once('error', reject)
  })

/** Asks over http2 or http, follows no redirection, and returns the status and the headers that matter. */
async function ask(origin: string, { path, ...headers }: Request) {
  const answer = origin.startsWith('https')
    ? await headersOver2(origin, { ':path': path, ...headers })
    : await headersOver1(origin + path, headers)
  const { host } = new URL(origin)
  const { location, ':status': status } = answer
  if (location) return { status, location: String(location).replace(/^https?:\/\/[^/]*|\?$/g, '') }
  const found = told.flatMap((name) => {
    const value = answer[name]
    return typeof value === 'string' ? [[name, value.replaceAll(host, 'HOST').toLowerCase()]] : []
  })
  return { status, ...Object.fromEntries(found) }
}

const page = 'text/html,application/xhtml+xml,*/*;q=0.8'
const asset = (ending: RegExp) =>
  `/ONEapp/assets/${readdirSync(join(dist, 'assets')).find((name) => ending.test(name))}`

/** Each kind of file, with and without compression, and each kind of address. */
const requests: Request[] = [
  ...['/', '/ONEapp', '/ONEapp?room=101', '/ONEapp/', '/ONEapp/?lang=de', '/ONEapp/shop/flow/1'].map(
    (path) => ({
      path,
      accept: page,
    }),
  ),
  ...['none', 'same-origin', 'cross-site'].flatMap((site) =>
    ['/?room=101', '/ONEapp?room=101'].map((path) => ({ path, accept: page, 'sec-fetch-site': site })),
  ),
  { path: '/ONEapp/content/menu.of.today', accept: page },
  ...['gzip, deflate, br, zstd', 'gzip', 'identity'].flatMap((encoding) =>
    ['/ONEapp/', '/ONEapp/sw.js', '/ONEapp/manifest.webmanifest', asset(/^home.*\.js$/)].map((path) => ({
      path,
      accept: path.endsWith('/') ? page : '*/*',
      'accept-encoding': encoding,
    })),
  ),
  ...[
    asset(/\.woff2$/),
    '/ONEapp/icons/icon-192.png',
    '/ONEapp/robots.txt',
    '/ONEapp/page-frame.html',
    '/ONEapp/page-frame.js',
  ].map((path) => ({
    path,
    accept: '*/*',
  })),
]

/** Nobody may see it. */
const hidden = '/ONEapp/.source-hash'

const missing = ['/ONEapp/assets/gone-1234.js', '/ONEapp/icons/gone.png', '/elsewhere']

/** Paths that the hotel's systems answer. */
const handedOn = [
  '/ONEapp/skins/aurora/Page_1.json',
  '/ONEapp/skins/aurora/logo.svg',
  '/ONEapp/api/php_helpers/utc_time.php',
  '/webcheckin/login',
]

const servers: WebServer[] = ['nginx', 'Caddy']

it.each(servers)('OPS-02 a guest orders dinner through %s as the build configures it', async (kind) => {
  const hotel = await startHotel()
  const server = await startWebServer(kind, hotel.origin)
  const { page } = await guest({ ignoreHTTPSErrors: true })
  await expect
    .poll(() =>
      page.goto(start(server.origin)).then(
        () => true,
        () => server.said(),
      ),
    )
    .toBe(true)
  await signIn(page)
  await chooseBurger(page)
  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await hotel.desk.orders()).toHaveLength(1)
  await page.goto(`${server.origin}/ONEapp/weather/0`)
  await page.getByRole('heading', { level: 1, name: 'Vienna' }).waitFor()
  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
  )
  expect(new Set(protocols)).toEqual(new Set(['h2']))
})

it.each(servers)('OPS-02 %s sends the headers of this build, and hands the hotel its paths', async (kind) => {
  const hotel = await startHotel()
  const server = await startWebServer(kind, hotel.origin)
  const { origin } = server
  await expect.poll(() => ask(origin, { path: '/ONEapp/' }).catch(() => null)).not.toBeNull()
  const both = async (request: Request) => ({
    from: await ask(hotel.origin, request),
    through: await ask(origin, request),
  })
  for (const request of requests) {
    const { from, through } = await both(request)
    expect({ ...request, ...through }).toEqual({ ...request, ...from })
  }
  for (const path of missing) {
    const { from, through } = await both({ path, accept: '*/*' })
    expect([path, from.status, through.status]).toEqual([path, 404, 404])
  }
  expect((await ask(origin, { path: hidden, accept: '*/*' })).status).toBe(404)
  for (const path of handedOn) {
    const { from, through } = await both({ path })
    expect([path, through.status]).toEqual([path, 200])
    expect([path, through]).toEqual([path, from])
  }
})

it('OPS-04 the build names each package of the app, its fonts, its service worker and its pictures', () => {
  const text = readFileSync(join(dist, 'third-party-notices.txt'), 'utf8')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
  // It only hands on what `react-router` has.
  const inBuild = Object.keys(dependencies).filter((name) => name !== 'react-router-dom')
  expect(inBuild.filter((name) => !text.includes(`\n${name} `))).toEqual([])
  for (const name of ['workbox-precaching ', 'vite ', 'Fraunces (', 'Fluent Emoji', 'SIL OPEN FONT LICENSE'])
    expect([name, text.includes(name)]).toEqual([name, true])
})

it('OPS-04 the bill of materials beside the build has what the notices have', () => {
  const text = readFileSync(join(dist, 'third-party-notices.txt'), 'utf8')
  const { components } = JSON.parse(readFileSync(join(beside, 'sbom.cdx.json'), 'utf8')) as {
    components: { group?: string; name: string; version?: string }[]
  }
  expect(components.length).toBeGreaterThan(30)
  for (const { group, name, version } of components) {
    const heading = `\n${group ? `${group}/` : ''}${name}${version ? ` ${version}` : ''}`
    expect([name, text.includes(heading)]).toEqual([name, true])
  }
})
