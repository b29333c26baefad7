import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestHotel } from './testHotel.ts'

const page =
  '<!doctype html><script>globalThis.a = 1</script><script type="module" src="/ONEapp/assets/a.js"></script>'
const script = 'export const long = "long long long long long"'
const longMenu = JSON.stringify({
  menu: Array.from({ length: 99 }, (_, id) => ({ id, title: 'Restaurant' })),
})
const files: Record<string, string | Buffer> = {
  'dist/index.html': page,
  'dist/.source-hash': 'secret',
  'dist/sw.js': 'self',
  'dist/assets/app-1a2b.js': script,
  'dist/assets/app-1a2b.js.br': brotliCompressSync(script),
  'dist/assets/app-1a2b.js.gz': gzipSync(script),
  'dist-secret/private.txt': 'private',
  'skins/aurora/1/menu_EN.json': '{"menu":[]}',
  'skins/aurora/2/menu_EN.json': longMenu,
  'skins/aurora/shop/burger.webp': 'RIFF0123456789',
}

async function built() {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return startTestHotel({ dist: join(folder, 'dist'), skins: join(folder, 'skins') })
}

const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

describe('the files of the app', () => {
  it('are sent compressed as the browser likes, and kept for a year', async () => {
    const { get } = await built()
    for (const [accepted, used] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/ONEapp/assets/app-1a2b.js', accept(accepted))
      expect(response.headers.get('content-encoding')).toBe(used)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
      expect(await response.text()).toBe(script)
    }
  })

  it('are compressed as they are sent where they are text and nobody has done it before', async () => {
    const { get } = await built()
    const menu = '/ONEapp/skins/aurora/2/menu_EN.json'
    const zipped = await get(menu, accept('gzip'))
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toBe(longMenu)
    const plain = await get(menu, accept('identity'))
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('etag')).not.toBe(zipped.headers.get('etag'))
    expect(
      (await get('/ONEapp/skins/aurora/1/menu_EN.json', accept('gzip'))).headers.has('content-encoding'),
    ).toBe(false)
  })

  it('name the device with the page, and the channel of the page adds its mark', async () => {
    const hotel = await built()
    const page = await hotel.get('/ONEapp/login')
    const [cookie = ''] = page.headers.get('set-cookie')?.split(';') ?? []
    expect(cookie).toMatch(/^device=[\w-]{36}$/)
    const device = await hotel.device('mobile=true', { cookie })
    expect(device.given).toEqual([expect.stringMatching(/^channel-\w{8}=[\w-]{36};/)])
    await device.signIn('101', 'Berger')
    const controls = '/api/public/v2/property/1/oneapp/roomcontrol?roomNr=101'
    expect((await hotel.get(controls, { headers: device.headers })).status).toBe(200)
    expect((await hotel.get(controls, { headers: { cookie } })).status).toBe(401)
    expect((await hotel.get('/ONEapp/login', { headers: { cookie } })).headers.get('set-cookie')).toBeNull()
    expect((await hotel.get('/ONEapp/sw.js')).headers.get('set-cookie')).toBeNull()
  })

  it('are not sent again to one who has them', async () => {
    const { get } = await built()
    const { headers } = await get('/ONEapp/sw.js')
    expect(headers.get('cache-control')).toBe('no-cache')
    const again = await get('/ONEapp/sw.js', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('answer 304 to a list that has the tag, strong or weak, and to any version', async () => {
    const { get } = await built()
    const tag = (await get('/ONEapp/sw.js')).headers.get('etag') ?? ''
    const statusFor = async (tags: string) =>
      (await get('/ONEapp/sw.js', { headers: { 'if-none-match': tags } })).status
    for (const tags of [`W/${tag}`, `"other", ${tag}`, `"a,b",W/${tag} , "c"`, '*', ' * '])
      expect([tags, await statusFor(tags)]).toEqual([tags, 304])
    for (const tags of ['', '"other"', `"x", ${tag.slice(0, -1)}`, tag.slice(1, -1), '"*"'])
      expect([tags, await statusFor(tags)]).toEqual([tags, 200])
  })

  it.each(['/ONEapp/', '/ONEapp/shop/flow/1', '/ONEapp/open-email/desk%40aurora.example'])(
    'answer a person who opens %s with the app',
    async (path) => {
      const { get } = await built()
      const response = await get(path, { headers: { accept: 'text/html,*/*' } })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe(page)
    },
  )

  it('are 404 in JSON where a program asks for what is not there', async () => {
    const { get } = await built()
    for (const path of [
      '/ONEapp/assets/old-9z.js',
      '/ONEapp/skins/aurora/none.webp',
      '/ONEapp/icons/x.png',
      '/x',
    ]) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
    }
  })

  it('lie where the start leads to', async () => {
    const { get } = await built()
    const link = await get('/ONEapp?property=1&theme=1')
    expect(link.headers.get('location')).toBe('/ONEapp/?property=1&theme=1')
    for (const path of ['/', '/ONEapp']) {
      const response = await get(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/ONEapp/')
    }
  })

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, ''],
    [{ referer: 'ORIGIN/ONEapp/cp/1?room=101' }, ''],
    [{ 'sec-fetch-site': 'none' }, '?room=106&autologin=1'],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://mail.example/' }, '?room=106&autologin=1'],
    [{ referer: 'https://mail.example/' }, '?room=106&autologin=1'],
  ])(
    'TRUST-13 the start takes no guest along from an address that a page here has led to: %j',
    async (sent, kept) => {
      const { get, origin } = await built()
      const headers = Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, value.replace('ORIGIN', origin)]),
      )
      for (const path of ['/', '/ONEapp']) {
        const response = await get(`${path}?room=106&autologin=1`, { headers })
        expect(response.headers.get('location')).toBe(`/ONEapp/${kept}`)
      }
    },
  )

  it.each([
    '/ONEapp/skins/%2e%2e/dist-secret/private.txt',
    '/ONEapp/skins/..%2fdist-secret%2fprivate.txt',
    '/ONEapp/skins/aurora/..%5c..%5cprivate.txt',
    '/ONEapp/assets/%2e%2e/%2e%2e/dist-secret/private.txt',
    '/ONEapp/assets/..%2f..%2fdist-secret/private.txt',
    '/ONEapp/skins/%00',
    '/ONEapp/skins/%zz',
  ])('hold nothing outside them or hidden: %s', async (path) => {
    const { origin } = await built()
    // Not `fetch`, which would normalise the path.
    const { request } = await import('node:http')
    const { hostname, port } = new URL(origin)
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      request({ hostname, port, path }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
        .on('error', reject)
        .end()
    })
    expect(answer.text).not.toMatch(/private|secret/)
    expect(answer.status).toBe(404)
  })

  it('do not show what is hidden among them', async () => {
    const { get } = await built()
    for (const path of ['/ONEapp/.source-hash', '/ONEapp/assets/.source-hash'])
      expect(await (await get(path)).text()).not.toContain('secret')
  })

  it('have one address each, by which they have the headers that are theirs', async () => {
    const { get } = await built()
    for (const path of ['/ONEapp//sw.js', '/ONEapp/sw.js/', '/ONEapp/skins//aurora/1/menu_EN.json'])
      expect([path, await (await get(path)).text()]).not.toEqual([path, expect.stringMatching(/^self$|menu/)])
  })

  it('come with headers that keep a page to itself, and allow the app’s own inline script', async () => {
    const { get } = await built()
    const response = await get('/ONEapp/')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
  })
})

describe('the files of the skins', () => {
  it('are asked for each time, except for pictures, which are kept for an hour', async () => {
    const { get } = await built()
    const caching = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await caching('/ONEapp/skins/aurora/1/menu_EN.json?t=1')).toBe('no-cache')
    expect(await caching('/ONEapp/skins/aurora/shop/burger.webp')).toBe('public,max-age=3600')
  })

  it('are sent in parts, as media players like them', async () => {
    const { get } = await built()
    const part = (range: string) => get('/ONEapp/skins/aurora/shop/burger.webp', { headers: { range } })
    const some = await part('bytes=4-6')
    expect(some.status).toBe(206)
    expect(some.headers.get('content-range')).toBe('bytes 4-6/14')
    expect(await some.text()).toBe('012')
    expect(await (await part('bytes=-2')).text()).toBe('89')
    expect(await (await part('bytes=10-')).text()).toBe('6789')
    expect((await part('bytes=99-')).status).toBe(416)
  })
})
