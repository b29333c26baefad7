import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mixedTexts } from '../../tools/mixedTexts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mixed-texts-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'src'))
  const config = { extends: resolve('tsconfig.json'), include: ['src'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rm(folder, { recursive: true }))

/** The texts that share their parent in a component with these parameters and this content. */
async function foundIn(content: string, given = '{ n, text, node }: Given') {
  const path = join(folder, 'src/Sample.tsx')
  const lines = [
    "import Button from '@mui/material/Button'",
    "import ButtonBase from '@mui/material/ButtonBase'",
    "import { styled } from '@mui/material/styles'",
    "import type { ReactElement, ReactNode } from 'react'",
    'interface Given { n: number; text: string; node: ReactNode; element: ReactElement | null }',
    "const Box = styled('div')({})",
    'const Press = styled(ButtonBase)({})',
    `export function Sample(${given}) { return ${content} }`,
    'export const all = { Button, Box, Press }',
  ]
  await writeFile(path, lines.join('\n'))
  const found = mixedTexts(join(folder, 'tsconfig.json'), (fileName) => fileName.endsWith('Sample.tsx'))
  return found.map((line) => line.replace(/^.*:\d+ /, ''))
}

it('REAL-06 no text of the app that may change stands beside a sibling', () => {
  const source = resolve('src')
  const found = mixedTexts(resolve('tsconfig.json'), (fileName) => fileName.startsWith(source))
  expect(found).toEqual([])
})

it.each([
  ['a text before an element', '<p>{text}<b /></p>', ['{text}']],
  ['a number beside a constant text', '<p>{n} ×</p>', ['{n}', '×']],
  ['a text that is not always there', '<p>{n > 1 && text}<b /></p>', ['{n > 1 && text}']],
  ['a list of texts', '<p>{[text, text]}<b /></p>', ['{[text, text]}']],
  ['content that may be a text', '<p>{node}<b /></p>', ['{node}']],
  ['the text of a fragment', '<>{text}</>', ['{text}']],
  ["a text beside a button's ripple", '<Button>{text}</Button>', ['{text}']],
  ["a text beside a styled button's ripple", '<Press>{n}</Press>', ['{n}']],
  [
    'a button that receives its text as an attribute',
    '<Press {...{ children: text }} />',
    ['{...{ children: text }}'],
  ],
  ['a component that returns a text', 'text', ['Sample']],
])('REAL-06 the check finds %s', async (_, content, texts) => {
  expect(await foundIn(content)).toEqual(texts)
})

it.each([
  '<p>{text}</p>',
  '<Box>{n > 1 ? text : <b />}</Box>',
  "<p>{n + ' ×'}</p>",
  '<p>{text && <b>{text}</b>}<b /></p>',
  '<Press><span>{n}</span></Press>',
  '<p>{element}<b /></p>',
  "<p><b>{n}</b> <b>{text}</b>{' '}</p>",
])('REAL-06 the check accepts %s', async (content) => {
  expect(await foundIn(content, '{ n, text, element }: Given')).toEqual([])
})
