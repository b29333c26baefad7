import { expect, it } from 'vitest'
import { excludeOptional } from '../../../src/build/excludeOptional.ts'
import { buildPlanted } from './plantedModule.ts'

/** Builds an app of one module, and returns its code. */
const built = (entry: string, code: string) => buildPlanted({ entry, code, plugin: excludeOptional() })

it('leaves out what a library imports for what the app never asks of it', async () => {
  const code = await built(
    '/planted.ts',
    "import { useTranslation } from 'react-i18next'\nglobalThis.t = useTranslation",
  )
  expect(code).toContain('useTranslation')
  expect(code).not.toContain('&nbsp;')
})

const styledTag = (tag: string) =>
  `import { styled } from '@mui/material/styles'\nglobalThis.tag = styled(${tag})({ margin: 1 })`

it('passes the attributes of a styled tag on without the list of all that there are', async () => {
  expect(await built('/planted.ts', styledTag(`'p'`))).not.toContain('suppressHydrationWarning')
})

it('refuses to build a styled tag that writes props of its own into the page', async () => {
  const columns = '<{ columns: string }>'
  const choosing = `'p', { shouldForwardProp: (name) => name !== 'columns' }`
  const code = (tag: string) => styledTag(tag).replace(`${tag})(`, `${tag})${columns}(`)
  await expect(built('/planted.ts', code(`'p'`))).rejects.toThrow(/planted\.ts: a styled tag with props/)
  expect(await built('/planted.ts', code(choosing))).toContain('columns')
})

it('refuses to build where a library imports something else by now', async () => {
  await expect(built('/react-i18next/planted.ts', "globalThis.other = 'unescape'")).rejects.toThrow(
    /\/react-i18next\/ does not import .*unescape/,
  )
})
