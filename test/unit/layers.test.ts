import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

// The linter keeps the layers apart. Each line plants one file in an empty copy of the project.
const forbidden: [path: string, content: string, rule: string][] = [
  ['src/contract/a.ts', "import '../realtime/codec.ts'", 'noRestrictedImports'],
  ['src/contract/shop/a.ts', "import '../../http/request.ts'", 'noRestrictedImports'],
  ['src/realtime/a.ts', "import '../domains/shop/slice.ts'", 'noRestrictedImports'],
  ['src/realtime/b.ts', "import '../http/request.ts'", 'noRestrictedImports'],
  ['src/realtime/deep/a.ts', "import '../../browser/storage.ts'", 'noRestrictedImports'],
  ['src/http/a.ts', "import '../realtime/codec.ts'", 'noRestrictedImports'],
  ['src/http/b.ts', "import '../ui/Card.tsx'", 'noRestrictedImports'],
  ['src/browser/a.ts', "import '../http/request.ts'", 'noRestrictedImports'],
  ['src/browser/b.ts', "export const shell = import('../shell/store.ts')", 'noRestrictedImports'],
  ['src/ui/a.ts', "import '../domains/shop/slice.ts'", 'noRestrictedImports'],
  [
    'src/ui/b.ts',
    "import type { Store } from '@reduxjs/toolkit'\nexport type S = Store",
    'noRestrictedImports',
  ],
  ['src/ui/c.ts', "import '../contract/shop.ts'", 'noRestrictedImports'],
  ['src/ui/media/a.ts', "import '../../browser/storage.ts'", 'noRestrictedImports'],
  ['src/domains/shop/a.ts', "import '../../shell/store.ts'", 'noRestrictedImports'],
  ['src/domains/shop/b.ts', "import '../session/saga.ts'", 'noRestrictedImports'],
  ['src/domains/shop/c.ts', "export * from '../session/LoginScreen.tsx'", 'noRestrictedImports'],
  [
    'src/domains/shop/d.ts',
    "import type { Frame } from '../../main.tsx'\nexport type F = Frame",
    'noRestrictedImports',
  ],
  ['src/domains/shop/parts/a.ts', "import '../../session/saga.ts'", 'noRestrictedImports'],
  ['src/domains/shop/parts/b.ts', "import '../../../shell/store.ts'", 'noRestrictedImports'],
  ['src/domains/shop/parts/deep/a.ts', "import '../../../../shell/store.ts'", 'noRestrictedImports'],
  ['src/domains/a.ts', "import '../shell/store.ts'", 'noRestrictedImports'],
  ['src/domains/b.ts', "import './shop/slice.ts'", 'noRestrictedImports'],
  ['src/shell/a.ts', "import '../../test/hotel/hotel.ts'", 'noRestrictedImports'],
  ['src/shell/b.ts', "import '/src/domains/shop/slice.ts'", 'noRestrictedImports'],
  ['src/b.ts', "import './shell/store.ts'", 'noRestrictedImports'],
  ['src/main.tsx', "import '../test/hotel/hotel.ts'", 'noRestrictedImports'],
  ['test/hotel/a.ts', "import '../../src/realtime/codec.ts'", 'noRestrictedImports'],
  ['test/hotel/shop/a.ts', "import '../../../src/domains/shop/slice.ts'", 'noRestrictedImports'],
  ['src/domains/radio/slice.ts', "export { b } from './other.ts'\nexport const a = 1", 'noImportCycles'],
  ['src/domains/radio/other.ts', "import { a } from './slice.ts'\nexport const b = a", 'noImportCycles'],
  ['src/shell/undeclared.ts', "import 'lodash'", 'noUndeclaredDependencies'],
  ['src/shell/development.ts', "import 'hono'", 'noUndeclaredDependencies'],
  ['src/shell/extension.ts', "import { key } from './keys'\nexport const k = key", 'useImportExtensions'],
  ['src/shell/floating.ts', 'export function f() {\n  fetch("/")\n}', 'noFloatingPromises'],
  ['src/shell/any.ts', 'export const f = (x: any) => x', 'noExplicitAny'],
  ['src/shell/bang.ts', 'export const f = (x?: { y: 1 }) => x!.y', 'noNonNullAssertion'],
  ['src/shell/default.ts', 'export default 1', 'noDefaultExport'],
]

const allowed: [path: string, content: string][] = [
  ['src/contract/ok.ts', "import 'valibot'\nimport './define.ts'"],
  ['src/contract/shop/ok.ts', "import '../define.ts'"],
  ['src/realtime/ok.ts', "import '../contract/define.ts'\nimport './codec.ts'\nimport 'redux-saga'"],
  [
    'src/ui/ok.ts',
    "import 'react'\nimport '@mui/material/Box'\nimport '@mui/icons-material/Add'\nimport './Card.tsx'",
  ],
  ['src/ui/media/ok.ts', "import '../Card.tsx'\nimport './x.ts'"],
  [
    'src/domains/shop/ok.ts',
    "import '../session/slice.ts'\nimport '../session/guest.types.ts'\nimport './cart.ts'",
  ],
  [
    'src/domains/shop/ok2.ts',
    "import '../../contract/index.ts'\nimport '../../http/request.ts'\nimport '../../ui/Card.tsx'",
  ],
  [
    'src/domains/shop/parts/ok.ts',
    "import '../cart.ts'\nimport '../../session/slice.ts'\nimport '../../../ui/Card.tsx'",
  ],
  ['src/domains/addresses.ts', "import '../contract/index.ts'"],
  ['src/domains/shop/ok3.ts', "import '../addresses.ts'"],
  ['src/domains/shop/parts/ok3.ts', "import '../../addresses.ts'"],
  ['src/shell/ok.ts', "import '../domains/shop/ShopScreen.tsx'\nimport '../realtime/client.ts'"],
  ['src/domains/shop/ok4.ts', "import '../session/useGuest.ts'"],
  ['src/shell/keys.ts', 'export const key = 1'],
  ['src/mainOk.ts', "import 'react'"],
  ['test/hotel/ok.ts', "import '../../src/contract/index.ts'\nimport 'hono'\nimport './content/shops.ts'"],
  ['test/app/ok.ts', "import '../../src/shell/store.ts'\nimport '../hotel/hotel.ts'"],
]

let project = ''
const found = new Map<string, string[]>()

function lint(folder: string) {
  const biome = join(process.cwd(), 'node_modules/.bin/biome')
  return new Promise<string>((resolve, reject) => {
    execFile(
      biome,
      ['lint', '--reporter=json', '--max-diagnostics=none'],
      { cwd: folder, maxBuffer: 1e8 },
      (_, out, err) => (out.startsWith('{') ? resolve(out) : reject(new Error(err || out))),
    )
  })
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'bellhop-layers-'))
  for (const file of ['biome.json', 'package.json', '.gitignore']) await copyFile(file, join(project, file))
  for (const [path, content] of [...forbidden, ...allowed]) {
    await mkdir(dirname(join(project, path)), { recursive: true })
    await writeFile(join(project, path), `${content}\n`)
  }
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(
    await lint(project),
  )
  for (const { category, location } of report.diagnostics)
    found.set(location.path, [...(found.get(location.path) ?? []), category.split('/').at(-1) ?? ''])
})

afterAll(() => rm(project, { recursive: true }))

it.each(forbidden)('refuses in %s: %j', (path, _, rule) => {
  expect(found.get(path) ?? []).toContain(rule)
})

it.each(allowed)('lets pass in %s: %j', (path) => {
  expect(found.get(path) ?? []).toEqual([])
})
