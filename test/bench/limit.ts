// The limit, to which times are compared: a page with only a bar, a heading and a bottom navigation, with the same
// libraries, built and served as the app is.
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressFolder } from '../../src/build/compress.ts'

const source = fileURLToPath(new URL('limit', import.meta.url))
const target = fileURLToPath(new URL('../../node_modules/.cache/bellhop/limit', import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

export async function serveLimit() {
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: target, emptyOutDir: true, target: 'chrome69', modulePreload: { polyfill: false } },
  })
  await compressFolder(target)
  const server = createServer((request, response) => {
    const path = join(target, request.url === '/' ? 'index.html' : (request.url ?? ''))
    if (!existsSync(path)) return response.writeHead(404).end()
    const isBrotli = existsSync(`${path}.br`)
    response.writeHead(200, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': path.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
      ...(isBrotli && { 'Content-Encoding': 'br' }),
    })
    return createReadStream(isBrotli ? `${path}.br` : path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
