import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds a hash to each file of the service worker's list, by which the browser refuses anything else under its address: a
 * network that wants its own sign-in first answers each request with its page, which would stay in place of the app. The
 * worker is not installed then, and tries again with the next visit.
 */
export function precacheIntegrity() {
  let folder = ''
  const plugin: Plugin = {
    name: 'bellhop:precache-integrity',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
  }
  /** For `manifestTransforms` of workbox-build. */
  async function addHashes<Entry extends { url: string }>(entries: readonly Entry[]) {
    const withHash = async (entry: Entry) => {
      const content = await readFile(join(folder, entry.url))
      return { ...entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` }
    }
    return { manifest: await Promise.all(entries.map(withHash)), warnings: [] }
  }
  return { plugin, addHashes }
}
