// Writes `third-party-notices.txt` into the build: the licence of everything in it that others have made; and the same as
// a bill of materials.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { sbomFile, sbomOf } from './sbom.ts'

export const noticesFile = 'third-party-notices.txt'

/** What is in the app but in no package. */
interface OwnNotices {
  /** Texts, by the name of what they are about. */
  [name: string]: string
}

const licenseFile = /^(licen[cs]e|copying)/i
/** The folder of the innermost package that a module belongs to. */
const packageFolder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//

/** The packages of modules, as folders. */
export const packagesOf = (modules: Iterable<string>): Set<string> =>
  new Set([...modules].flatMap((id) => packageFolder.exec(id)?.[1] ?? []))

interface PackageFile {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

/** The notice about a package: its licence file, or what its package.json says. */
export function noticeOf(folder: string): { name: string; text: string } {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as PackageFile
  const file = readdirSync(folder).find((one) => licenseFile.test(one))
  const holder = typeof author === 'string' ? author : author?.name
  const said = `License: ${license ?? 'not stated'}${holder ? `\nAuthor: ${holder}` : ''}`
  // A bundler names the licences of its own parts after its own; none of those is in the app.
  const text = file
    ? (readFileSync(join(folder, file), 'utf8').split(/^# .*bundled dependencies/im)[0] ?? '').trim()
    : said
  return { name: `${name} ${version}${license ? ` (${license})` : ''}`, text }
}

/** The parts of Workbox that a service worker consists of, by the marks that they leave in it. */
async function workboxPackages(folder: string, root: string): Promise<string[]> {
  const workers = (await readdir(folder)).filter((name) => /^(sw|workbox-.*)\.js$/.test(name))
  const codes = await Promise.all(workers.map((name) => readFile(join(folder, name), 'utf8')))
  const marks = codes.flatMap((code) => [...code.matchAll(/workbox:([a-z-]+):\d/g)])
  return [...new Set(marks.map(([, part]) => join(root, `node_modules/workbox-${part}`)))].filter(existsSync)
}

const rule = '='.repeat(80)

export const noticesText = (notices: readonly { name: string; text: string }[]) =>
  [
    'Bellhop contains the following works of others.',
    ...[...notices]
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ name, text }) => `${rule}\n${name}\n${rule}\n\n${text}`),
  ].join('\n\n')

/** @param own what no package of the build contains, by name */
export function notices(own: OwnNotices): Plugin {
  const packages = new Set<string>()
  let root = ''
  let folder = ''
  return {
    name: 'third-party-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const modules =
          file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name))
        for (const found of packagesOf(modules)) packages.add(found)
      }
    },
    // Once the service worker is written, and before the files are compressed.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Vite leaves a helper of its own in the code.
        const helpers = [join(root, 'node_modules/vite'), join(root, 'node_modules/workbox-build')]
        const all = new Set([...packages, ...(await workboxPackages(folder, root)), ...helpers])
        const texts = Object.entries(own).map(([name, path]) => ({
          name,
          text: readFileSync(path, 'utf8').trim(),
        }))
        await writeFile(join(folder, noticesFile), noticesText([...[...all].map(noticeOf), ...texts]))
        const sbom = sbomOf(root, all, Object.keys(own))
        await writeFile(join(folder, sbomFile), `${JSON.stringify(sbom, null, 2)}\n`)
      },
    },
  }
}
