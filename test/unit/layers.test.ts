import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const imports = (...paths: string[]) => paths.map((path) => `import '${path}'`).join('\n')

// The linter keeps the layers apart. Each line plants one file in an empty copy of the project.
const forbidden: [path: string, content: string, rule: string][] = [
  ['src/contract/a.ts', imports('../realtime/codec.ts'), 'noRestrictedImports'],
  ['src/contract/shop/a.ts', imports('../../http/request.ts'), 'noRestrictedImports'],
  ['src/realtime/a.ts', imports('../core/services.ts'), 'noRestrictedImports'],
  ['src/realtime/b.ts', imports('../http/request.ts'), 'noRestrictedImports'],
  ['src/realtime/deep/a.ts', imports('../../browser/storage.ts'), 'noRestrictedImports'],
  ['src/http/a.ts', imports('../realtime/codec.ts'), 'noRestrictedImports'],
  ['src/http/b.ts', imports('../ui/Card.tsx'), 'noRestrictedImports'],
  ['src/browser/a.ts', imports('../http/request.ts'), 'noRestrictedImports'],
  ['src/browser/b.ts', "export const app = import('../app/store.ts')", 'noRestrictedImports'],
  ['src/ui/a.ts', imports('../core/money.ts'), 'noRestrictedImports'],
  [
    'src/ui/b.ts',
    "import type { Store } from '@reduxjs/toolkit'\nexport type S = Store",
    'noRestrictedImports',
  ],
  ['src/ui/c.ts', imports('../contract/shop.ts'), 'noRestrictedImports'],
  ['src/ui/media/a.ts', imports('../../browser/storage.ts'), 'noRestrictedImports'],
  ['src/core/a.ts', imports('../domains/shop/slice.ts'), 'noRestrictedImports'],
  ['src/core/b.ts', imports('../ui/Card.tsx'), 'noRestrictedImports'],
  ['src/core/routing/a.ts', imports('../../domains/shop/slice.ts'), 'noRestrictedImports'],
  ['src/core/routing/b.ts', imports('../../shell/frame/Frame.tsx'), 'noRestrictedImports'],
  ['src/domains/shop/a.ts', imports('../../shell/frame/Frame.tsx'), 'noRestrictedImports'],
  ['src/domains/shop/b.ts', imports('../session/saga.ts'), 'noRestrictedImports'],
  ['src/domains/shop/c.ts', "export * from '../session/LoginScreen.tsx'", 'noRestrictedImports'],
  [
    'src/domains/shop/d.ts',
    "import type { Frame } from '../../main.tsx'\nexport type F = Frame",
    'noRestrictedImports',
  ],
  ['src/domains/shop/e.ts', imports('../session/domain.ts'), 'noRestrictedImports'],
  ['src/domains/shop/f.ts', imports('../../app/store.ts'), 'noRestrictedImports'],
  ['src/domains/shop/parts/a.ts', imports('../../session/saga.ts'), 'noRestrictedImports'],
  ['src/domains/shop/parts/b.ts', imports('../../../shell/frame/Frame.tsx'), 'noRestrictedImports'],
  ['src/domains/shop/parts/deep/a.ts', imports('../../../../shell/frame/Frame.tsx'), 'noRestrictedImports'],
  ['src/shell/a.ts', imports('../../test/hotel/hotel.ts'), 'noRestrictedImports'],
  ['src/shell/b.ts', imports('/src/domains/shop/slice.ts'), 'noRestrictedImports'],
  ['src/shell/c.ts', imports('../app/store.ts'), 'noRestrictedImports'],
  ['src/shell/frame/a.ts', imports('../../app/store.ts'), 'noRestrictedImports'],
  ['src/b.ts', imports('./shell/frame/Frame.tsx'), 'noRestrictedImports'],
  ['src/main.tsx', imports('./shell/frame/Frame.tsx'), 'noRestrictedImports'],
  ['src/build/a.ts', imports('../core/money.ts'), 'noRestrictedImports'],
  ['test/hotel/a.ts', imports('../../src/realtime/codec.ts'), 'noRestrictedImports'],
  ['test/hotel/shop/a.ts', imports('../../../src/domains/shop/slice.ts'), 'noRestrictedImports'],
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
  ['src/contract/ok.ts', imports('valibot', './define.ts')],
  ['src/contract/shop/ok.ts', imports('../define.ts')],
  ['src/realtime/ok.ts', imports('../contract/define.ts', './codec.ts', 'redux-saga')],
  ['src/ui/ok.ts', imports('react', '@mui/material/Box', './Card.tsx')],
  ['src/ui/media/ok.ts', imports('../Card.tsx', './x.ts')],
  ['src/core/ok.ts', imports('../contract/index.ts', '../http/request.ts', './money.ts')],
  ['src/core/routing/ok.ts', imports('../../realtime/client.ts', '../services.ts', '../time/clock.ts')],
  [
    'src/domains/shop/ok.ts',
    imports('../session/slice.ts', '../session/session.types.ts', '../session/paths.ts', './cart.ts'),
  ],
  [
    'src/domains/shop/ok2.ts',
    imports('../../contract/index.ts', '../../http/request.ts', '../../core/money.ts', '../../ui/Card.tsx'),
  ],
  ['src/domains/shop/ok3.ts', imports('../session/useGuest.ts', '../home/HomePart.tsx', '../home/tour.ts')],
  [
    'src/domains/shop/parts/ok.ts',
    imports('../cart.ts', '../../session/slice.ts', '../../../core/routing/slice.ts', '../../../ui/Card.tsx'),
  ],
  ['src/shell/ok.ts', imports('../domains/shop/ShopScreen.tsx', '../realtime/client.ts')],
  ['src/app/ok.ts', imports('../shell/frame/Frame.tsx', '../domains/shop/domain.ts')],
  ['src/shell/keys.ts', 'export const key = 1'],
  ['src/mainOk.ts', imports('react')],
  ['src/build/ok.ts', imports('vite', './plugin.ts')],
  ['test/hotel/ok.ts', imports('../../src/contract/index.ts', 'hono', './content/shops.ts')],
  ['test/app/ok.ts', imports('../../src/app/store.ts', '../hotel/hotel.ts')],
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
