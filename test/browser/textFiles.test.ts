import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogueHashes } from '../../src/build/catalogueParts.ts'

it('OPS-11 only the page names the files of a language, so a changed text renames no code', () => {
  const hashes = Object.values(catalogueHashes('locales'))
  expect(hashes.length).toBeGreaterThan(40)
  const naming = globSync('dist/**/*.{js,html,json}').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return hashes.some((hash) => text.includes(hash))
  })
  expect(naming).toEqual(['dist/index.html'])
  const page = readFileSync('dist/index.html', 'utf8')
  expect(hashes.filter((hash) => !page.includes(hash))).toEqual([])
  for (const part of ['signIn', 'rest', 'later'])
    expect(globSync(`dist/assets/locale/*.${part}-*.js`)).toHaveLength(hashes.length)
})
