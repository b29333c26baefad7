import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, resolveConfig } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const sources = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?[jt]sx?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)

/** Names that a library exports but does not document. */
const hidden = /\b(UNSAFE_|unstable_|__SECRET|__CLIENT_INTERNALS)\w*/

it('uses libraries by their documented names', () => {
  const self = fileURLToPath(import.meta.url)
  const found = sources.filter((file) => file !== self && hidden.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

/** Plugins of published packages, by the names that they give themselves. */
const ofPackages = /^(vite:|vite-plugin-pwa|builtin:|native:|unplugin-icons$|alias$|commonjs$|rolldown:)/

const isOurs = ({ name }: Pick<Plugin, 'name'>) => !ofPackages.test(name)

it.each(['build', 'serve'] as const)('changes no module of a library (%s)', async (command) => {
  const { plugins } = await resolveConfig({ root, logLevel: 'error' }, command)
  const ours = plugins.filter(isOurs)
  expect(ours.map(({ name }) => name)).toContain('catalogue-parts')
  for (const { name, load, ...hooks } of ours) {
    const changing = ['resolveId', 'transform', 'renderChunk'].filter((hook) => hook in hooks)
    expect(changing, `${name} may change the code of any module`).toEqual([])
    if (typeof load !== 'function') continue
    for (const id of ['react/index.js', 'i18next/dist/esm/i18next.js', '@mui/material/Button/Button.mjs'])
      expect(await load.call({} as never, `${root}node_modules/${id}`), name).toBeNull()
  }
})

it('lets every package have its next compatible version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const pinned = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !String(version).startsWith('^'),
  )
  expect(pinned).toEqual([])
})
