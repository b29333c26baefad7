import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { connect } from 'node:http2'
import { get as getOver } from 'node:https'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { transportSecurity } from '../../src/build/hosting/securityHeaders.ts'
import { bound } from '../hotel/http/server.ts'
import { beside, dist } from '../tools/build.ts'
import { guest, startHotel } from './harness/index.ts'
import { balancer, startWebServer, type WebServer } from './harness/webServer.ts'
import { arrive, chooseBurger, signIn, start } from './journeys.ts'

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
    return typeof value === 'string'
      ? [
          [
            name,
            value
              .replaceAll(host, 'HOST')
              .replace(/ +(;|$)/g, '$1')
              .toLowerCase(),
          ],
        ]
      : []
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
  ...['gzip, deflate, br, zstd', 'gzip', 'gzip, br;q=0', 'BR ; q=0.0, gzip', 'identity'].flatMap((encoding) =>
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
    // It may be there a moment later, and would be missing for as long as it may be kept.
    const caching = [from, through].map((answer) => 'cache-control' in answer && answer['cache-control'])
    expect([path, ...caching]).toEqual([
      path,
      'no-store',
      path.startsWith('/ONEapp/') ? 'no-store' : caching[1],
    ])
  }
  expect((await ask(origin, { path: hidden, accept: '*/*' })).status).toBe(404)
  for (const path of handedOn) {
    const { from, through } = await both({ path })
    expect([path, through.status]).toEqual([path, 200])
    expect([path, through]).toEqual([path, from])
  }
})

it.each(servers)('OPS-13 %s keeps browsers at https, and names no guest in its log', async (kind) => {
  const hotel = await startHotel()
  const server = await startWebServer(kind, hotel.origin)
  const { page } = await guest({ ignoreHTTPSErrors: true, allow: [/50[234]/] })
  await expect.poll(() => page.goto(server.origin).then(() => true, String)).toBe(true)
  await arrive(page, server.origin)
  for (const path of ['/', '/ONEapp/', '/ONEapp/robots.txt', '/ONEapp/gone.png', ...handedOn]) {
    const { 'strict-transport-security': transport } = await headersOver2(server.origin, { ':path': path })
    expect([path, transport]).toEqual([path, transportSecurity])
  }
  // An error of the hotel is logged with all that was asked.
  await hotel.close()
  await page.goto(`${server.origin}/webcheckin/login?name=Berger`)
  await expect.poll(server.logged).toContain('/webcheckin/login')
  const logged = await server.logged()
  expect(logged).toContain('/ONEapp/assets/')
  expect(logged).not.toMatch(/Berger|room=|name=/)
})

it('OPS-13 nginx serves the skins of a project from files of the hotel, which run nothing', async () => {
  const hotel = await startHotel()
  const { origin, folder } = await startWebServer('nginx', hotel.origin)
  mkdirSync(join(folder, 'skins/PROJECT'), { recursive: true })
  writeFileSync(join(folder, 'skins/PROJECT/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const asked = () => ask(origin, { path: '/ONEapp/skins/PROJECT/logo.svg' }).catch(() => null)
  await expect.poll(asked).toMatchObject({
    status: 200,
    'content-type': 'image/svg+xml',
    'content-security-policy': "script-src 'none'; sandbox",
  })
})

it('OPS-13 nginx leads from http to https', async () => {
  const hotel = await startHotel()
  const { plainOrigin } = await startWebServer('nginx', hotel.origin)
  const asked = () => headersOver1(`${plainOrigin}/ONEapp/shop/flow/1?location=Table%207`, {})
  await expect.poll(() => asked().catch(() => null)).not.toBeNull()
  expect(await asked()).toMatchObject({
    ':status': 308,
    location: 'https://127.0.0.1/ONEapp/shop/flow/1?location=Table%207',
  })
  expect(await asked()).not.toHaveProperty('strict-transport-security')
})

it.each(servers)(
  'OPS-13 behind %s the hotel sees each guest’s address, and believes a load balancer alone',
  async (kind) => {
    const told: unknown[] = []
    const hotel = createServer(({ headers }, response) => {
      told.push(headers['x-forwarded-for'])
      response.end()
    })
    const { port } = await bound(hotel, { port: 0, host: '127.0.0.1' })
    try {
      const { origin } = await startWebServer(kind, `http://127.0.0.1:${port}`)
      const from = (localAddress: string, forwarded: string) =>
        new Promise<void>((resolve, reject) => {
          const headers = { 'x-forwarded-for': forwarded }
          getOver(
            `${origin}/api/v1/x`,
            { localAddress, headers, rejectUnauthorized: false, agent: false },
            (response) => {
              response.resume()
              response.once('end', resolve)
            },
          ).once('error', reject)
        })
      await expect
        .poll(() =>
          from('127.0.0.1', '203.0.113.9').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
      told.length = 0
      await from('127.0.0.1', '203.0.113.9')
      await from(balancer, '198.51.100.7, 203.0.113.9')
      expect(told).toEqual(['127.0.0.1', '203.0.113.9'])
    } finally {
      hotel.closeAllConnections()
      hotel.close()
    }
  },
)

it.each(servers)('OPS-14 %s says whether the app is served', async (kind) => {
  const hotel = await startHotel()
  const { origin, plainOrigin, folder } = await startWebServer(kind, hotel.origin)
  const { request } = (await guest({ ignoreHTTPSErrors: true })).page
  const healthAt = (address: string) =>
    request.get(`${address}/health`).then(async (answer) => [answer.status(), await answer.json()], String)
  await expect.poll(() => healthAt(origin)).toEqual([200, { status: 'ok' }])
  // Without a certificate, for what watches a container from within.
  if (kind === 'Caddy') expect(await healthAt(plainOrigin)).toEqual([200, { status: 'ok' }])
  rmSync(join(folder, 'ONEapp/index.html'))
  expect(await healthAt(origin)).toEqual([503, { status: 'no app' }])
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
